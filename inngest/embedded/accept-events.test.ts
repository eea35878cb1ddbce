import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventKey, startApp } from './testing/start-app';
import { startPair, startTestExecutor } from './testing/start-pair';

const triggers = [{ event: 'demo/started' }];

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, { method: 'POST', body: text, headers });
  return {
    status: response.status,
    body: await response.json(),
    retryAfter: response.headers.get('retry-after'),
  };
}

async function startCounter(options: Parameters<typeof startPair>[1] = {}) {
  const seen: string[] = [];
  const pair = await startPair(
    (client) => [
      client.createFunction({ id: 'count', triggers }, ({ event }) => void seen.push(event.id ?? '?')),
    ],
    options,
  );
  return { ...pair, seen, eventUrl: `${pair.executor.url}/e/${eventKey}` };
}

describe('events', () => {
  it('run once however often they come', async () => {
    const { executor, eventUrl, seen } = await startCounter();
    const event = { name: 'demo/started', id: 'event-1', data: {} };
    const first = await post(eventUrl, [event, event]);
    const second = await post(eventUrl, event);
    await executor.idle();
    expect(first.body).toEqual({ ids: ['event-1', 'event-1'], status: 200 });
    expect(second).toMatchObject({ status: 200, body: { ids: ['event-1'] } });
    expect(seen).toEqual(['event-1']);
  });

  it('run each when they have no ids', async () => {
    const { executor, eventUrl, seen } = await startCounter();
    await post(eventUrl, [{ name: 'demo/started' }, { name: 'demo/started' }]);
    await executor.idle();
    expect(new Set(seen).size).toBe(2);
  });

  it('without ids are known again when the SDK repeats its request', async () => {
    const { executor, eventUrl, seen } = await startCounter();
    const events = [{ name: 'demo/started' }, { name: 'demo/started' }];
    const seed = { 'x-inngest-event-id-seed': '1700000000000,c2VlZA==' };
    const first = await post(eventUrl, events, seed);
    const second = await post(eventUrl, events, seed);
    await executor.idle();
    expect(second.body).toEqual(first.body);
    expect(seen).toHaveLength(2);
  });

  it('are refused with the wrong key', async () => {
    const { executor, seen } = await startCounter();
    const answer = await post(`${executor.url}/e/another-key`, { name: 'demo/started' });
    await executor.idle();
    expect(answer).toMatchObject({ status: 401, body: { status: 401 } });
    expect(seen).toEqual([]);
  });

  it.each([
    ['not JSON', '{"name":'],
    ['no name', { data: {} }],
    ['data that is no object', { name: 'demo/started', data: 'text' }],
    ['an event only the executor sends', { name: 'inngest/function.failed', data: {} }],
  ])('are refused as a whole for %s', async (_case, body) => {
    const { executor, eventUrl, seen } = await startCounter();
    const answer = await post(eventUrl, body);
    await executor.idle();
    expect(answer).toMatchObject({ status: 400, body: { status: 400, error: expect.any(String) } });
    expect(seen).toEqual([]);
  });

  it('that are too large are refused', async () => {
    const { eventUrl } = await startCounter();
    const answer = await post(eventUrl, {
      name: 'demo/started',
      data: { text: 'x'.repeat(9 * 1024 * 1024) },
    });
    expect(answer.status).toBe(413);
  });

  it('are to be sent again while no app has registered', async () => {
    const executor = await startTestExecutor();
    const answer = await post(`${executor.url}/e/${eventKey}`, { name: 'demo/started' });
    expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
  });

  it('are to be sent again while too many runs are under way', async () => {
    const { executor, eventUrl, seen } = await startCounter({ maxRuns: 2 });
    const later = { name: 'demo/started', ts: Date.now() + 300 };
    expect((await post(eventUrl, [later, later])).status).toBe(200);
    expect((await post(eventUrl, { name: 'demo/started', id: 'third' })).status).toBe(503);
    await executor.idle();
    expect((await post(eventUrl, { name: 'demo/started', id: 'third' })).status).toBe(200);
    await executor.idle();
    expect(seen).toHaveLength(3);
  });

  it('that nothing listens to yet are not remembered', async () => {
    const { executor, app, eventUrl } = await startCounter();
    const event = { name: 'demo/other', id: 'event-1' };
    await post(eventUrl, event);
    await app.kill();
    const seen: string[] = [];
    const newer = await startApp({
      executorUrl: executor.url,
      port: app.port,
      functions: (client) => [
        client.createFunction(
          { id: 'other', triggers: [{ event: 'demo/other' }] },
          () => void seen.push('other'),
        ),
      ],
    });
    onTestFinished(() => newer.kill());
    await executor.registerApp(newer.url);
    await post(eventUrl, event);
    await executor.idle();
    expect(seen).toEqual(['other']);
  });

  it('sent by a step have the same ids when the step is tried again', async () => {
    // Stands between app and executor and loses the first answers, so that the whole step fails and is repeated.
    let lost = 0;
    const sentIds: unknown[] = [];
    const lossy = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          value === undefined || ['host', 'connection', 'content-length'].includes(name)
            ? []
            : [[name, String(value)]],
        ),
      );
      const answer = await fetch(`${executor.url}${request.url}`, {
        method: 'POST',
        headers,
        body: Buffer.concat(chunks),
      });
      const body = await answer.json();
      if (request.url?.startsWith('/e/')) sentIds.push(...body.ids);
      if (request.url?.startsWith('/e/') && lost++ < 5) response.destroy();
      else response.writeHead(answer.status).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => lossy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void lossy.close());
    const address = lossy.address();
    const executor = await startTestExecutor();
    const handled: string[] = [];
    const app = await startApp({
      executorUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      functions: (client) => [
        client.createFunction({ id: 'send', triggers }, async ({ step }) => {
          await step.sendEvent('tell', [{ name: 'demo/told' }, { name: 'demo/told' }]);
          await step.sendEvent('tell more', { name: 'demo/told' });
        }),
        client.createFunction({ id: 'told', triggers: [{ event: 'demo/told' }] }, ({ event }) => {
          handled.push(event.id ?? '?');
        }),
      ],
    });
    onTestFinished(() => app.kill());
    await executor.registerApp(app.url);
    await post(`${executor.url}/e/${eventKey}`, { name: 'demo/started', id: 'event-1' });
    await executor.idle();
    expect(lost).toBe(7);
    expect(sentIds).toHaveLength(13);
    expect(new Set(sentIds).size).toBe(3);
    expect(handled).toHaveLength(3);
  }, 15_000);
});
