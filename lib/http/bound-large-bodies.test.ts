import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { boundLargeBodies, largeBodyTiming } from './bound-large-bodies';
import { collectBytes, readBytes } from './read-body';

const usual = structuredClone(largeBodyTiming);
afterEach(() => Object.assign(largeBodyTiming, usual));

const most = 3 * 1024 * 1024;
const about = { sender: 'stranger', mostBytes: most } as const;
/** A body that comes as fast as it is taken in, and how much of it has been. */
function send(bytes: number) {
  const body = new PassThrough();
  const sent = { bytes: 0 };
  const write = async () => {
    for (; sent.bytes < bytes; sent.bytes += 16_384) {
      if (!body.write(Buffer.alloc(16_384))) await once(body, 'drain');
    }
    body.end();
  };
  void write();
  const taken = collectBytes(boundLargeBodies(body.iterator({ destroyOnReturn: false }), about), most);
  return { sent, taken };
}
/** One that begins as a large one and does not go on. */
function stall() {
  const body = new PassThrough({ highWaterMark: 1024 * 1024 });
  body.write(Buffer.alloc(100_000));
  body.write('more');
  return collectBytes(boundLargeBodies(body, about), most);
}

/** A request whose body comes as it is taken in; `given` hears of each part of it. */
function post(bytes: number, given: (size: number) => void = () => undefined): Request {
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (left <= 0) return controller.close();
      left -= 65_536;
      given(65_536);
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return new Request('http://localhost/', init);
}

it('takes bodies whole, however many come at once', async () => {
  const lengths = [16_384, 65_536, 81_920, 1_048_576, 2_097_152, 3_145_728];
  const bodies = [...lengths, ...lengths].map(send);
  expect(await Promise.all(bodies.map(async ({ taken }) => (await taken).length))).toEqual([
    ...lengths,
    ...lengths,
  ]);
});

it('refuses those that are too large, and lets the next ones in', async () => {
  const refused = await Promise.allSettled(Array.from({ length: 9 }, () => send(4 * 1024 * 1024).taken));
  for (const each of refused) expect(each).toMatchObject({ reason: { code: 'body_too_large' } });
  expect(await send(1_048_576).taken).toHaveLength(1_048_576);
});

it('reads few large ones at a time, and small ones meanwhile', async () => {
  Object.assign(largeBodyTiming, { turnMs: 500, restMs: { stranger: 500, caller: 500 } });
  const stalled = [stall(), stall(), stall()];
  const ended = Promise.allSettled(stalled);
  await sleep(50);
  const waiting = send(2 * 1024 * 1024);
  expect(await send(32_768).taken).toHaveLength(32_768);
  await sleep(50);
  expect(waiting.sent.bytes).toBeLessThan(256 * 1024);
  // Those who have proved who they are do not wait for strangers.
  expect(await readBytes(post(1_048_576), most, 'caller')).toHaveLength(1_048_576);
  // What does not come on makes room after a while.
  const refusal = { code: 'unavailable', details: { retryAfterSeconds: 5 } };
  for (const each of await ended) expect(each).toMatchObject({ reason: refusal });
  await waiting.taken.catch((error: unknown) => expect(error).toMatchObject(refusal));
  expect(await send(2 * 1024 * 1024).taken).toHaveLength(2 * 1024 * 1024);
});

it('fills no memory with what many callers send at once', async () => {
  const largest = 12 * 1024 * 1024;
  let held = 0;
  let mostHeld = 0;
  const each = async () => {
    let own = 0;
    const request = post(2 * largest, (size) => {
      own += size;
      held += size;
      mostHeld = Math.max(mostHeld, held);
    });
    await readBytes(request, largest, 'caller').catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'body_too_large' });
    });
    held -= own;
  };
  await Promise.all(Array.from({ length: 20 }, each));
  expect(mostHeld).toBeGreaterThan(largest);
  expect(mostHeld).toBeLessThan(4 * largest);
});
