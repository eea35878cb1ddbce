import { describe, expect, it } from 'vitest';
import { startPair } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];
const started = { name: 'demo/started', data: { n: 1 } };

describe('a run', () => {
  it('gives the function its event and needs two calls for one step', async () => {
    const seen: unknown[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'one', triggers }, async ({ event, step, attempt }) => {
        seen.push(await step.run('double', () => event.data.n * 2), attempt);
      }),
    ]);
    const { ids } = await app.client.send({ ...started, id: 'event-1' });
    await executor.idle();
    expect(ids).toEqual(['event-1']);
    expect(seen).toEqual([2, 0]);
    expect(app.calls()).toBe(2);
  });

  it('runs each of several steps once and hands their results on', async () => {
    const ran: string[] = [];
    let result: unknown;
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'many', triggers }, async ({ step }) => {
        const note = (name: string) => () => {
          ran.push(name);
          return { name, accents: 'é😀', undefinedMember: undefined };
        };
        const results = [];
        for (const name of ['a', 'b', 'c']) results.push(await step.run('step', note(name)));
        result = results;
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(result).toEqual(['a', 'b', 'c'].map((name) => ({ name, accents: 'é😀' })));
    expect(app.calls()).toBe(4);
  });

  it('runs parallel steps at the same time, each once, and chains after them', async () => {
    const ran: string[] = [];
    let atOnce = 0;
    let mostAtOnce = 0;
    let result: unknown;
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'parallel', triggers }, async ({ step }) => {
        const work = (name: string) =>
          step.run(name, async () => {
            ran.push(name);
            mostAtOnce = Math.max(mostAtOnce, ++atOnce);
            await new Promise((resolve) => setTimeout(resolve, 50));
            atOnce -= 1;
            return name;
          });
        const chains = await Promise.all(
          ['x', 'y', 'z'].map(async (name) => [await work(name), await work(`${name}2`)]),
        );
        result = [...chains, await work('last')];
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect([...ran].sort()).toEqual(['last', 'x', 'x2', 'y', 'y2', 'z', 'z2']);
    expect(mostAtOnce).toBe(3);
    expect(result).toEqual([['x', 'x2'], ['y', 'y2'], ['z', 'z2'], 'last']);
    // Two rounds of asking and three planned steps, then the last step as it is found, then the end.
    expect(app.calls()).toBe(10);
  });

  it('asks after every step where the function wants it, and runs none twice that is still under way', async () => {
    const ran: string[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'uneven', triggers, optimizeParallelism: false }, async ({ step }) => {
        const work = (name: string, ms: number) =>
          step.run(name, async () => {
            ran.push(name);
            await new Promise((resolve) => setTimeout(resolve, ms));
            ran.push(`${name} ended`);
          });
        await Promise.all([work('slow', 300), work('fast', 0).then(() => work('then', 0))]);
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(ran.filter((note) => !note.endsWith('ended')).sort()).toEqual(['fast', 'slow', 'then']);
    expect(ran.slice(-2)).toEqual(['then ended', 'slow ended']);
  });

  it('asks again when a step ended while it was asking', async () => {
    const ended: string[] = [];
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'overlap', triggers, optimizeParallelism: false }, async ({ step }) => {
        const work = (name: string, ms: number) =>
          step.run(name, async () => {
            await pause(ms);
            ended.push(name);
          });
        // Makes each call long enough for b to end while the app is asked what comes after a.
        await pause(200);
        await Promise.all([work('a', 0), work('b', 100)]);
        await step.run('last', () => ended.push('last'));
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(ended).toEqual(['a', 'b', 'last']);
  });

  it('goes on with the winner of a race while the loser still works', async () => {
    const order: string[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'race', triggers }, async ({ step, group }) => {
        const winner = await group.parallel(() =>
          Promise.race([
            step.run('slow', async () => {
              await new Promise((resolve) => setTimeout(resolve, 400));
              order.push('slow');
              return 'slow';
            }),
            step.run('fast', () => 'fast'),
          ]),
        );
        await step.run('after', () => order.push(`after ${winner}`));
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(order[0]).toBe('after fast');
  });

  it('sleeps for as long as asked, without repeating the steps before', async () => {
    const times: number[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'sleepy', triggers }, async ({ step }) => {
        await step.run('before', () => times.push(performance.now()));
        await step.sleep('nap', '1s');
        await step.sleepUntil('second nap', new Date(Date.now() + 300));
        await step.run('after', () => times.push(performance.now()));
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
  });

  it('goes on with other steps while one branch sleeps', async () => {
    const order: string[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'branches', triggers }, async ({ step }) => {
        const sleeper = async () => {
          await step.sleep('nap', '1s');
          await step.run('woken', () => order.push('woken'));
        };
        const worker = async () => {
          for (const name of ['one', 'two']) await step.run(name, () => order.push(name));
        };
        await Promise.all([sleeper(), worker()]);
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(order).toEqual(['one', 'two', 'woken']);
  });

  it('begins when its event lies, if that is in the future', async () => {
    let beganAt = 0;
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'later', triggers }, () => {
        beganAt = Date.now();
      }),
    ]);
    const ts = Date.now() + 300;
    await app.client.send({ ...started, ts });
    expect(executor.stats()).toMatchObject({ runs: 1, sleeping: 1, running: 0 });
    await executor.idle();
    expect(beganAt).toBeGreaterThanOrEqual(ts - 2);
  });

  it('leaves nothing behind, not even a sleep of a branch it gave up', async () => {
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'gone', triggers, retries: 0 }, async ({ step }) => {
        const fail = () => {
          throw new Error('no use in waiting');
        };
        await Promise.all([step.sleep('long', '1d'), step.run('short', fail)]);
      }),
    ]);
    await app.client.send([started, started, started]);
    await executor.idle();
    expect(executor.stats()).toEqual({ queued: 0, running: 0, sleeping: 0, runs: 0, failedLastHour: 3 });
  });
});
