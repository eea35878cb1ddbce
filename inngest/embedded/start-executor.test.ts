import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startExecutor } from './start-executor';
import { eventKey, signingKey } from './testing/start-app';
import { startPair, startTestExecutor } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts how many of something are under way at once, for each key. */
function countAtOnce() {
  const now: Record<string, number> = {};
  const most: Record<string, number> = {};
  return {
    most,
    during: async (key: string) => {
      now[key] = (now[key] ?? 0) + 1;
      most[key] = Math.max(most[key] ?? 0, now[key]);
      await wait(30);
      now[key] -= 1;
    },
  };
}

describe('an executor', () => {
  it('keeps to a limit on concurrent steps', async () => {
    const count = countAtOnce();
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'limited', triggers, concurrency: 2 }, async ({ step }) => {
        await step.run('work', () => count.during('all'));
      }),
    ]);
    await app.client.send(Array.from({ length: 8 }, () => ({ name: 'demo/started', data: {} })));
    await executor.idle();
    expect(count.most).toEqual({ all: 2 });
  });

  it('keeps to a limit for each value of a key, and to one over all', async () => {
    const count = countAtOnce();
    const { executor, app } = await startPair((client) => [
      client.createFunction(
        { id: 'keyed', triggers, concurrency: [{ limit: 3 }, { limit: 1, key: 'event.data.customer.id' }] },
        async ({ event }) => {
          await Promise.all([count.during('all'), count.during(event.data.customer.id)]);
        },
      ),
    ]);
    const customers = ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'e', 'e'];
    await app.client.send(customers.map((id) => ({ name: 'demo/started', data: { customer: { id } } })));
    await executor.idle();
    expect(count.most).toEqual({ all: 3, a: 1, b: 1, c: 1, d: 1, e: 1 });
  });

  it('keeps room for every function, however many calls of another hang', async () => {
    const seen: string[] = [];
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { executor, app } = await startPair(
      (client) => [
        client.createFunction({ id: 'hanging', triggers }, () => hanging),
        client.createFunction(
          { id: 'quick', triggers: [{ event: 'demo/quick' }] },
          () => void seen.push('quick'),
        ),
      ],
      { maxCalls: 6, maxCallsOfFunction: 5 },
    );
    await app.client.send(Array.from({ length: 20 }, () => ({ name: 'demo/started', data: {} })));
    await app.client.send({ name: 'demo/quick', data: {} });
    await expect.poll(() => seen).toEqual(['quick']);
    // The quick one may have been seen before its end was.
    await expect.poll(() => executor.stats()).toMatchObject({ running: 5, queued: 15 });
    release();
    await executor.idle();
  });

  it('makes no more calls at once than it may, and says how many wait', async () => {
    const count = countAtOnce();
    const { executor, app } = await startPair(
      (client) => [client.createFunction({ id: 'many', triggers }, () => count.during('all'))],
      { maxCalls: 4 },
    );
    await app.client.send(Array.from({ length: 20 }, () => ({ name: 'demo/started', data: {} })));
    const stats = await (await fetch(`${executor.url}/runs`)).json();
    expect(stats).toEqual({ queued: 16, running: 4, sleeping: 0, runs: 20, failedLastHour: 0 });
    await executor.idle();
    expect(count.most).toEqual({ all: 4 });
  });

  it('lets running calls end when it closes, and takes no more events', async () => {
    const seen: string[] = [];
    const { executor, app } = await startPair(
      (client) => [
        client.createFunction({ id: 'ending', triggers }, async ({ step }) => {
          await step.run('slow', async () => {
            seen.push('began');
            await wait(200);
            seen.push('ended');
          });
          seen.push('went on');
        }),
      ],
      { closeTimeoutMs: 5000 },
    );
    await app.client.send({ name: 'demo/started', data: {} });
    while (seen.length === 0) await wait(5);
    const closed = executor.close();
    const refused = await fetch(`${executor.url}/e/${eventKey}`, {
      method: 'POST',
      body: '{"name":"demo/started"}',
    });
    expect(refused.status).toBe(503);
    await closed;
    expect(seen).toEqual(['began', 'ended']);
    await expect(fetch(`${executor.url}/health`)).rejects.toThrow();
  });

  it('closes within its bound although a call does not end', async () => {
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const { executor, app } = await startPair(
      (client) => [
        client.createFunction({ id: 'endless', triggers, retries: 0 }, () => once(ending.signal, 'abort')),
      ],
      { closeTimeoutMs: 100 },
    );
    await app.client.send({ name: 'demo/started', data: {} });
    await wait(50);
    await executor.close();
    // What it broke off has not failed: whoever sent the event sends it again.
    expect(executor.stats()).toMatchObject({ running: 0, failedLastHour: 0 });
  });

  it('closes at once while calls wait for an app that is away', async () => {
    const { executor, app } = await startPair(
      (client) => [client.createFunction({ id: 'away', triggers, retries: 0 }, () => undefined)],
      // Longer than this test may take.
      { closeTimeoutMs: 60_000 },
    );
    await app.kill();
    await app.client.send({ name: 'demo/started', data: {} });
    await wait(200);
    await executor.close();
  });

  it('leaves no timer behind for what fails while it closes', async () => {
    let began = false;
    const { executor, app } = await startPair(
      (client) => [
        client.createFunction({ id: 'failing', triggers }, async () => {
          began = true;
          await wait(100);
          throw new Error('too late');
        }),
      ],
      { closeTimeoutMs: 5000, retryDelayMs: () => 60_000 },
    );
    await app.client.send({ name: 'demo/started', data: {} });
    while (!began) await wait(5);
    await executor.close();
    expect(executor.stats()).toMatchObject({ running: 0, sleeping: 0 });
  });

  it('says which port is taken', async () => {
    const executor = await startTestExecutor();
    const port = Number(new URL(executor.url).port);
    await expect(startExecutor({ eventKey, signingKey, port })).rejects.toThrow(`EADDRINUSE`);
  });

  it('refuses a signing key the SDK could not use', async () => {
    await expect(startExecutor({ eventKey, signingKey: 'not hexadecimal' })).rejects.toThrow('hexadecimal');
  });

  it('answers other endpoints of an Inngest server with not found', async () => {
    const executor = await startTestExecutor();
    expect((await fetch(`${executor.url}/v1/runs`)).status).toBe(404);
  });
});
