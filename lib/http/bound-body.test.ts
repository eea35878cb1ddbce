import { describe, expect, it } from 'vitest';
import { withBoundBody } from './bound-body';

const address = 'http://localhost/api/inngest?fnId=a';
const post = (body: BodyInit) =>
  new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit);
const echo = async (request: Request) =>
  new Response(JSON.stringify([request.method, request.url, await request.text()]));

describe('a body for a library', () => {
  it('comes through as it was sent, or not at all where there is none', async () => {
    const sent = '{"a": "ä"}';
    expect(await (await withBoundBody(post(sent), 100, echo)).json()).toEqual(['POST', address, sent]);
    const none = new Request(address);
    expect(await (await withBoundBody(none, 100, echo)).json()).toEqual(['GET', address, '']);
  });

  it('is not read past the bound, whatever its head says of its length', async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        given += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const refused = await withBoundBody(post(endless), 10_000, echo);
    expect(refused.status).toBe(413);
    expect(given).toBeLessThan(20_000);
    expect(await refused.json()).toMatchObject({ code: 'body_too_large' });
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused when it is no JSON', async () => {
    const refused = await withBoundBody(post('junk'), 100, echo);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_json' });
  });

  it('leaves the library’s own errors alone', async () => {
    const fails = () => Promise.reject(new Error('its own'));
    await expect(withBoundBody(post('{}'), 100, fails)).rejects.toThrow('its own');
  });

  it('takes no fault from a caller who hangs up in the middle of it', async () => {
    const hangUp = new AbortController();
    const body = new ReadableStream({
      pull: (controller) => {
        hangUp.abort();
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', signal: hangUp.signal } as RequestInit;
    expect((await withBoundBody(new Request(address, init), 100, echo)).status).toBe(503);
  });
});
