import { NonRetriableError, RetryAfterError } from 'inngest';
import { describe, expect, it } from 'vitest';
import { startPair } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];
const started = { name: 'demo/started', id: 'event-1', data: { n: 1 } };

describe('a failing function', () => {
  it('is retried until it succeeds, without repeating the steps that did', async () => {
    const ran: string[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'flaky', triggers }, async ({ step, attempt }) => {
        await step.run('sound', () => ran.push('sound'));
        await step.run('flaky', () => {
          ran.push(`flaky ${attempt}`);
          if (attempt < 2) throw new Error('not yet');
        });
        if (attempt < 1) throw new Error('outside of steps');
        ran.push('end');
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(ran).toEqual(['sound', 'flaky 0', 'flaky 1', 'flaky 2', 'end']);
    expect(executor.stats().failedLastHour).toBe(0);
  });

  it('gets a step error it can catch once the attempts are used up', async () => {
    const seen: string[] = [];
    let caught = '';
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'catching', triggers, retries: 2 }, async ({ step }) => {
        const failing = step.run('failing', () => {
          seen.push('tried');
          throw new TypeError('out of paper');
        });
        await failing.catch((error: Error) => {
          caught = `${error.name}: ${error.message}`;
        });
        await step.run('instead', () => seen.push('instead'));
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(seen).toEqual(['tried', 'tried', 'tried', 'instead']);
    expect(caught).toBe('TypeError: out of paper');
  });

  it('hands its error and its event to onFailure after the last attempt', async () => {
    let tries = 0;
    const failures: unknown[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction(
        {
          id: 'doomed',
          triggers,
          retries: 1,
          onFailure: async ({ error, event, step }) => {
            await step.run('note', () =>
              failures.push({
                message: error.message,
                id: event.data.function_id,
                event: event.data.event.id,
              }),
            );
          },
        },
        () => {
          tries += 1;
          throw new Error('the ERP is gone');
        },
      ),
      client.createFunction(
        { id: 'sound', triggers, onFailure: () => failures.push('wrong') },
        () => undefined,
      ),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(tries).toBe(2);
    expect(failures).toEqual([{ message: 'the ERP is gone', id: 'app-doomed', event: 'event-1' }]);
    expect(executor.stats().failedLastHour).toBe(1);
  });

  it('is not triggered again by its own failure', async () => {
    let calls = 0;
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'doomed', triggers, retries: 0 }, () => {
        throw new Error('no');
      }),
      client.createFunction(
        { id: 'all', triggers: [{ event: 'inngest/function.failed' }], retries: 0 },
        () => {
          calls += 1;
          throw new Error('nor I');
        },
      ),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(calls).toBe(1);
  });

  it('ends at once with a NonRetriableError, in a step or outside', async () => {
    const tries = { step: 0, body: 0 };
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'in-step', triggers }, async ({ step }) => {
        await step.run('refused', () => {
          tries.step += 1;
          throw new NonRetriableError('refused');
        });
      }),
      client.createFunction({ id: 'in-body', triggers }, () => {
        tries.body += 1;
        throw new NonRetriableError('refused');
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(tries).toEqual({ step: 1, body: 1 });
    expect(executor.stats().failedLastHour).toBe(2);
  });

  it('waits as long as a RetryAfterError asks, in a step or outside', async () => {
    const times: Record<string, number[]> = { step: [], body: [] };
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'in-step', triggers }, async ({ step }) => {
        await step.run('throttled', () => {
          times.step?.push(performance.now());
          if (times.step?.length === 1) throw new RetryAfterError('slow down', '1s');
        });
      }),
      client.createFunction({ id: 'in-body', triggers }, () => {
        times.body?.push(performance.now());
        if (times.body?.length === 1) throw new RetryAfterError('slow down', new Date(Date.now() + 1000));
      }),
    ]);
    await app.client.send(started);
    await executor.idle();
    for (const [first = 0, second = 0, ...others] of Object.values(times)) {
      expect(others).toEqual([]);
      expect(second - first).toBeGreaterThan(900);
    }
  });

  it('fails in words when it uses a step the executor lacks', async () => {
    const failures: string[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction(
        { id: 'waiting', triggers, onFailure: ({ error }) => void failures.push(error.message) },
        async ({ step }) => {
          await step.waitForEvent('answer', { event: 'demo/answered', timeout: '1h' });
        },
      ),
    ]);
    await app.client.send(started);
    await executor.idle();
    expect(failures).toEqual([
      'Step "answer" is a WaitForEvent, which the embedded executor does not implement.',
    ]);
  });

  it('fails in words when the app takes longer than a call may', async () => {
    const failures: string[] = [];
    const { executor, app } = await startPair(
      (client) => [
        client.createFunction(
          {
            id: 'endless',
            triggers,
            retries: 0,
            onFailure: ({ error }) => void failures.push(error.message),
          },
          () => new Promise((resolve) => setTimeout(resolve, 1600)),
        ),
      ],
      { callTimeoutMs: 200 },
    );
    await app.client.send(started);
    await executor.idle();
    expect(failures).toEqual(['Headers Timeout Error']);
  });
});
