import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, POST, PUT } from '@/app/api/inngest/route';
import { canonicalJson } from '@/inngest/embedded/canonical-json';
import { signBody } from '@/inngest/embedded/sign';
import { readEnv } from '@/lib/env';
import { startFunctions } from '@/scripts/launch/start-functions';

const signingKey = `signkey-embedded-${'0123456789abcdef'.repeat(4)}`;

/** What the Inngest server was told to call, in the order in which it was told. */
let registered: string[] = [];
const inngestServer = createServer(async (request, response) => {
  const { url } = (await json(request)) as { url: string };
  registered.push(url);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ status: 200, modified: true }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inngestServer.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('INNGEST_BASE_URL', `http://127.0.0.1:${(inngestServer.address() as AddressInfo).port}`);
  vi.stubEnv('INNGEST_EVENT_KEY', 'an-event-key');
  vi.stubEnv('INNGEST_SIGNING_KEY', signingKey);
  vi.stubEnv('APP_URL', 'https://orders.example');
});
beforeEach(() => {
  registered = [];
});
afterAll(() => void inngestServer.close());

/** A call of a function's first step; the event is none that it understands. */
const call = {
  version: 1,
  event: { name: 'none/of-its-own', data: {} },
  events: [{ name: 'none/of-its-own', data: {} }],
  steps: {},
  ctx: { run_id: 'run', attempt: 0, stack: { stack: [], current: 0 } },
};
const address = 'http://localhost:3000/api/inngest?fnId=order-intake-ingest-message&stepId=step';
const post = (body: string, signature?: string) =>
  POST(
    new NextRequest(address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-inngest-signature': signature }),
      },
    }),
    undefined,
  );

describe('the executor’s door', () => {
  it('opens to calls that are signed with its key, and to nobody else', async () => {
    const signed = await post(JSON.stringify(call), signBody(signingKey, canonicalJson(call), Date.now()));
    // The function itself answers, that this event is none of its own.
    expect([signed.status, await signed.text()]).toEqual([
      400,
      expect.stringContaining('EventValidationError'),
    ]);
    const otherKey = signingKey.replace('0', 'f');
    for (const signature of [
      undefined,
      't=1&s=00',
      signBody(otherKey, canonicalJson(call), Date.now()),
      signBody(signingKey, canonicalJson(call), Date.now() - 3_600_000),
      signBody(signingKey, canonicalJson({ ...call, version: 2 }), Date.now()),
    ]) {
      expect((await post(JSON.stringify(call), signature)).status, signature).toBe(401);
    }
    expect((await GET(new NextRequest(address), undefined)).status).toBe(401);
  });

  it('registers nothing for whoever does not sign, whatever host they name', async () => {
    const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const headers of [{}, hosts, { ...hosts, 'x-inngest-signature': 't=1&s=00' }]) {
      const answer = await PUT(new NextRequest(address, { method: 'PUT', headers }), undefined);
      expect(answer.status).toBe(401);
    }
    expect(registered).toEqual([]);
  });

  it('has itself registered by the launcher, at the configured address and not where the launcher reaches it', async () => {
    const service = createServer(async (request, response) => {
      const headers = { 'x-inngest-signature': String(request.headers['x-inngest-signature']) };
      const asked = new NextRequest(`http://evil.example${request.url}`, { method: 'PUT', headers });
      const answer = await PUT(asked, undefined);
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const functions = await startFunctions({ executor: undefined, env: readEnv() }, () => undefined);
    await functions.register(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
    service.close();
    expect(registered).toEqual(['https://orders.example/api/inngest']);
  });

  it('reads nothing of whoever does not even claim to have signed', async () => {
    let wasRead = false;
    const endless = new ReadableStream(
      {
        pull: (controller) => {
          wasRead = true;
          controller.enqueue(new Uint8Array(64 * 1024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body: endless, duplex: 'half' } as const;
    expect((await POST(new NextRequest(address, init), undefined)).status).toBe(401);
    expect(wasRead).toBe(false);
  });

  it('reads no more than eight MiB, and says what is no JSON', async () => {
    const claimed = 't=1&s=00';
    expect((await post('junk', claimed)).status).toBe(400);
    expect((await post(JSON.stringify('x'.repeat(9 * 1024 * 1024)), claimed)).status).toBe(413);
  });
});
