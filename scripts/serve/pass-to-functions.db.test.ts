import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { passCallsTo, passToFunctions } from './pass-to-functions';

let calls: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[];
beforeEach(() => {
  calls = [];
});
afterEach(() => passCallsTo(null));

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const startFunctions = () =>
  listen(
    createServer(async (request, response) => {
      calls.push({ path: request.url, headers: request.headers, body: await text(request) });
      response.writeHead(206, { 'x-inngest-sdk': 'js', 'content-type': 'application/json' }).end('[1]');
    }),
  );

/** The service, which answers 299 to what is not passed on. */
const startService = () =>
  listen(
    createServer(async (request, response) => {
      if (!(await passToFunctions(request, response))) response.writeHead(299).end();
    }),
  );

const signed = { 'x-inngest-signature': 't=1&s=00' };
const call = async (port: number, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{"a":1}', headers: signed, ...init });

it('passes a signed call on as it is, and its answer back', async () => {
  passCallsTo(await startFunctions());
  const answer = await call(await startService(), '/api/inngest?fnId=a&stepId=step');
  expect([answer.status, answer.headers.get('x-inngest-sdk'), await answer.text()]).toEqual([
    206,
    'js',
    '[1]',
  ]);
  expect(calls).toMatchObject([
    { path: '/api/inngest?fnId=a&stepId=step', headers: signed, body: '{"a":1}' },
  ]);
});

it('leaves to the route what it is to refuse, what is another’s, and everything while nobody listens', async () => {
  const port = await startService();
  expect((await call(port, '/api/inngest')).status).toBe(299);
  passCallsTo(await startFunctions());
  expect((await call(port, '/api/inngest', { headers: {} })).status).toBe(299);
  expect((await call(port, '/api/inngestor')).status).toBe(299);
  expect((await call(port, '/api/orders')).status).toBe(299);
  const large = { body: 'x'.repeat(8 * 1024 * 1024 + 1) };
  expect((await call(port, '/api/inngest', large)).status).toBe(299);
  expect(calls).toEqual([]);
});

it('says that it is for a moment only when the process has just ended', async () => {
  const gone = createServer();
  const port = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
  passCallsTo(port);
  const answer = await call(await startService(), '/api/inngest');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});
