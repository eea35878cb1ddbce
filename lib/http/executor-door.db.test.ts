import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET, POST } from '@/app/api/inngest/route';
import { canonicalJson } from '@/inngest/embedded/canonical-json';
import { signBody } from '@/inngest/embedded/sign';

const signingKey = `signkey-embedded-${'0123456789abcdef'.repeat(4)}`;
beforeAll(() => {
  vi.stubEnv('INNGEST_SIGNING_KEY', signingKey);
});

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

  it('reads no more than eight MiB, and says what is no JSON', async () => {
    expect((await post('junk')).status).toBe(400);
    expect((await post(JSON.stringify('x'.repeat(9 * 1024 * 1024)))).status).toBe(413);
  });
});
