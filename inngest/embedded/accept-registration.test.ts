import type { InngestFunction } from 'inngest';
import { cron, type Inngest } from 'inngest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashSigningKey } from './sign';
import { signingKey, startApp } from './testing/start-app';
import { startPair, startTestExecutor } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];
type Config = Parameters<Inngest['createFunction']>[0];

const unsupported: [string, Partial<Config>][] = [
  ['batchEvents', { batchEvents: { maxSize: 10, timeout: '5s' } }],
  ['debounce', { debounce: { period: '5s' } }],
  ['throttle', { throttle: { limit: 1, period: '5s' } }],
  ['rateLimit', { rateLimit: { limit: 1, period: '5s' } }],
  ['priority', { priority: { run: '100' } }],
  ['cancelOn', { cancelOn: [{ event: 'demo/cancelled' }] }],
  ['timeouts', { timeouts: { finish: '5s' } }],
  ['singleton with the mode "cancel"', { singleton: { mode: 'cancel' } }],
  ['the singleton key "event.data.a + 1"', { singleton: { mode: 'skip', key: 'event.data.a + 1' } }],
  ['idempotency', { idempotency: 'event.data.id' }],
  ['a cron trigger', { triggers: [cron('*/5 * * * *')] }],
  ['the event pattern "demo/*"', { triggers: [{ event: 'demo/*' }] }],
  [
    'the trigger condition "event.data.n > 5"',
    { triggers: [{ event: 'demo/started', if: 'event.data.n > 5' }] },
  ],
  [
    'the concurrency key "event.data.a + event.data.b"',
    { concurrency: { limit: 1, key: 'event.data.a + event.data.b' } },
  ],
  [
    'concurrency with the scope "account"',
    { concurrency: { limit: 1, key: 'event.data.a', scope: 'account' } },
  ],
];

async function register(functions: (client: Inngest) => InngestFunction.Any[]) {
  const executor = await startTestExecutor();
  const app = await startApp({ executorUrl: executor.url, functions });
  onTestFinished(() => app.kill());
  await executor.registerApp(app.url);
}

describe('a registration', () => {
  it.each(unsupported)('that uses %s is refused in words', async (feature, config) => {
    const registration = register((client) => [
      client.createFunction({ id: 'fancy', triggers, ...config }, () => undefined),
    ]);
    await expect(registration).rejects.toThrow(
      `Function "app-fancy" uses ${feature}, which the embedded executor does not implement.`.replaceAll(
        '"',
        '\\"',
      ),
    );
  });

  it('names every fault at once', async () => {
    const registration = register((client) => [
      client.createFunction(
        { id: 'a', triggers, debounce: { period: '5s' }, singleton: { mode: 'cancel' } },
        () => undefined,
      ),
      client.createFunction({ id: 'b', triggers: [cron('0 0 * * *')] }, () => undefined),
    ]);
    await expect(registration).rejects.toThrow(/app-a.*debounce.*app-a.*singleton.*app-b.*cron/);
  });

  it('again replaces the functions', async () => {
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'old', triggers }, () => undefined),
      client.createFunction({ id: 'older', triggers }, () => undefined),
    ]);
    await app.kill();
    const seen: string[] = [];
    const newer = await startApp({
      executorUrl: executor.url,
      port: app.port,
      functions: (client) => [client.createFunction({ id: 'new', triggers }, () => void seen.push('new'))],
    });
    onTestFinished(() => newer.kill());
    await executor.registerApp(newer.url);
    await newer.client.send({ name: 'demo/started', data: {} });
    await executor.idle();
    expect(seen).toEqual(['new']);
    expect(await (await fetch(`${executor.url}/health`)).json()).toEqual({ ok: true, functions: 1 });
  });

  it('cannot move the calls of an app to another address', async () => {
    const { executor, app } = await startPair((client) => [
      client.createFunction({ id: 'kept', triggers }, () => undefined),
    ]);
    // Anyone may make the app register, under a host name of their choice.
    const forced = await fetch(`${app.url}/api/inngest`, {
      method: 'PUT',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(forced.status).toBe(200);
    await app.client.send({ name: 'demo/started', data: {} });
    await executor.idle();
    expect(app.calls()).toBe(1);
  });

  it('is refused for an app the executor was not told of', async () => {
    const executor = await startTestExecutor();
    const answer = await fetch(`${executor.url}/fn/register`, {
      method: 'POST',
      body: JSON.stringify({ appName: 'stranger', functions: [] }),
      headers: { authorization: `Bearer ${hashSigningKey(signingKey)}` },
    });
    expect(await answer.json()).toEqual({
      status: 400,
      error: 'The executor does not know where to reach the app "stranger".',
    });
  });

  it('triggers only what its condition allows', async () => {
    const seen: unknown[] = [];
    const { executor, app } = await startPair((client) => [
      client.createFunction(
        { id: 'picky', triggers: [{ event: 'demo/started', if: 'event.data.kind == "voice"' }] },
        ({ event }) => void seen.push(event.data.kind),
      ),
    ]);
    await app.client.send(['text', 'voice'].map((kind) => ({ name: 'demo/started', data: { kind } })));
    await executor.idle();
    expect(seen).toEqual(['voice']);
  });
});
