import { describe, expect, it, onTestFinished } from 'vitest';
import { canonicalJson } from './canonical-json';
import { signBody } from './sign';
import type { TestApp, TestAppOptions } from './testing/start-app';
import { signingKey, startApp } from './testing/start-app';
import { startPair, startTestExecutor } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];
const started = { name: 'demo/started', id: 'event-1', data: {} };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function startAgain(
  before: TestApp,
  executorUrl: string,
  options: Omit<TestAppOptions, 'executorUrl'>,
) {
  const app = await startApp({ executorUrl, port: before.port, ...options });
  onTestFinished(() => app.kill());
  return app;
}

describe('an app that goes away', () => {
  it('is waited for without using up attempts', async () => {
    const attempts: number[] = [];
    const functions: TestAppOptions['functions'] = (client) => [
      client.createFunction(
        { id: 'patient', triggers, retries: 0 },
        ({ attempt }) => void attempts.push(attempt),
      ),
    ];
    const { executor, app } = await startPair(functions);
    await app.kill();
    await app.client.send(started);
    await wait(700);
    expect(executor.stats()).toMatchObject({ running: 1, failedLastHour: 0 });
    await startAgain(app, executor.url, { functions });
    await executor.idle();
    expect(attempts).toEqual([0]);
  });

  it('may restart in the middle of a step; earlier steps are not repeated', async () => {
    const ran: string[] = [];
    let reachSecond: () => void = () => undefined;
    const secondReached = new Promise<void>((resolve) => {
      reachSecond = resolve;
    });
    const functions =
      (life: string): TestAppOptions['functions'] =>
      (client) => [
        client.createFunction({ id: 'long', triggers, retries: 0 }, async ({ step, attempt }) => {
          await step.run('first', () => ran.push(`first in ${life}`));
          await step.run('second', async () => {
            ran.push(`second in ${life}, attempt ${attempt}`);
            reachSecond();
            if (life === 'life 1') await wait(60_000);
          });
        }),
      ];
    const { executor, app } = await startPair(functions('life 1'));
    await app.client.send(started);
    await secondReached;
    await app.kill();
    const again = await startAgain(app, executor.url, { functions: functions('life 2') });
    await executor.registerApp(again.url);
    await executor.idle();
    expect(ran).toEqual(['first in life 1', 'second in life 1, attempt 0', 'second in life 2, attempt 0']);
  });

  it('is found at its new address by calls that wait at the old one, which then hold no room', async () => {
    const ran: string[] = [];
    const functions: TestAppOptions['functions'] = (client) => [
      client.createFunction({ id: 'moved', triggers, retries: 0, concurrency: 2 }, ({ event }) => {
        ran.push(event.id ?? '');
      }),
    ];
    const { executor, app } = await startPair(functions);
    await app.kill();
    for (const id of ['1', '2', '3']) await app.client.send({ ...started, id });
    await wait(200);
    expect(ran).toEqual([]);
    const moved = await startApp({ executorUrl: executor.url, functions });
    onTestFinished(() => moved.kill());
    expect(moved.port).not.toBe(app.port);
    await executor.registerApp(moved.url);
    const since = performance.now();
    await executor.idle();
    expect(ran.sort()).toEqual(['1', '2', '3']);
    expect(performance.now() - since).toBeLessThan(2_000);
  });

  it('is waited for behind a gateway that answers in its place', async () => {
    let answers = 0;
    const { executor, app } = await startPair(
      (client) => [client.createFunction({ id: 'behind', triggers, retries: 0 }, () => undefined)],
      {
        intercept: (request, response) => {
          if (request.method !== 'POST' || ++answers > 3) return false;
          response.writeHead(502).end('Bad Gateway');
          return true;
        },
      },
    );
    await app.client.send(started);
    await executor.idle();
    expect(answers).toBe(4);
    expect(executor.stats().failedLastHour).toBe(0);
  });

  it('fails the run when it is the call that brings it down, again and again', async () => {
    let calls = 0;
    const { executor, app } = await startPair(
      (client) => [client.createFunction({ id: 'deadly', triggers, retries: 0 }, () => undefined)],
      {
        intercept: (request) => {
          if (request.method !== 'POST') return false;
          calls += 1;
          request.socket.destroy();
          return true;
        },
      },
    );
    await app.client.send(started);
    await executor.idle();
    expect(calls).toBe(5);
    expect(executor.stats().failedLastHour).toBe(1);
  });

  it('can register before it listens', async () => {
    const executor = await startTestExecutor();
    const functions: TestAppOptions['functions'] = (client) => [
      client.createFunction({ id: 'early', triggers }, () => undefined),
    ];
    const before = await startApp({ executorUrl: executor.url, functions });
    await before.kill();
    const registered = executor.registerApp(before.url);
    await wait(300);
    const app = await startAgain(before, executor.url, { functions });
    await registered;
    expect(await (await fetch(`${executor.url}/health`)).json()).toEqual({ ok: true, functions: 1 });
    expect(app.calls()).toBe(0);
  });
});

describe('signatures', () => {
  it('let the SDK tell the executor from anyone else', async () => {
    let runs = 0;
    const { app } = await startPair((client) => [
      client.createFunction({ id: 'guarded', triggers }, () => {
        runs += 1;
      }),
    ]);
    const body = canonicalJson({
      ctx: { run_id: 'r', attempt: 0 },
      event: started,
      events: [started],
      steps: {},
    });
    const call = (key: string) =>
      fetch(`${app.url}/api/inngest?fnId=app-guarded&stepId=step`, {
        method: 'POST',
        body,
        headers: { 'x-inngest-signature': signBody(key, body, Date.now()) },
      });
    expect((await call('ffffffffffffffffffffffffffffffff')).status).toBe(401);
    expect(runs).toBe(0);
    expect((await call(signingKey)).status).toBe(200);
    expect(runs).toBe(1);
  });

  it('hold for data whose keys and characters are unusual', async () => {
    const data = {
      z: 1,
      'ä"\\\u2028': '\ud800',
      10: [null, 1e21, -0.5, { b: {}, a: [] }],
      9: '😀',
      __proto: true,
    };
    let seen: unknown;
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'odd', triggers }, async ({ event, step }) => {
        seen = await step.run('echo', () => event.data);
      }),
    ]);
    await app.client.send({ name: 'demo/started', data });
    await executor.idle();
    expect(seen).toEqual(data);
  });

  it('keep an app with another key from registering', async () => {
    const executor = await startTestExecutor();
    const app = await startApp({
      executorUrl: executor.url,
      signingKey: 'ffffffffffffffffffffffffffffffff',
      functions: (client) => [client.createFunction({ id: 'foreign', triggers }, () => undefined)],
    });
    onTestFinished(() => app.kill());
    await expect(executor.registerApp(app.url)).rejects.toThrow(
      'The signing key is not the one of this executor.',
    );
  });

  it('are asked of registrations', async () => {
    const executor = await startTestExecutor();
    const answer = await fetch(`${executor.url}/fn/register`, {
      method: 'POST',
      body: JSON.stringify({ appName: 'app', functions: [] }),
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(answer.status).toBe(401);
  });
});
