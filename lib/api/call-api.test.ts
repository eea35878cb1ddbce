import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, addressOf, callApi } from './call-api';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let seen: Seen | undefined;
let reply: { status: number; body: unknown } = { status: 200, body: {} };
const realFetch = fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await text(request) };
    response.writeHead(reply.status, { 'content-type': 'application/json', 'x-request-id': 'from-header' });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page's addresses are relative to its origin; Node has none.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterEach(() => {
  reply = { status: 200, body: {} };
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test('fills the path, sends the version and the body as JSON, and gives the answer', async () => {
  reply = {
    status: 200,
    body: { success: true, orderId: 'o', status: 'COMPLETED', erpSalesOrderId: 'SO-1' },
  };
  const answer = await callApi('POST /api/orders/:id/approve', {
    params: { id: 'a/b' },
    body: {},
    ifMatch: 3,
    idempotencyKey: 'once',
  });
  expect(answer.erpSalesOrderId).toBe('SO-1');
  expect(seen).toMatchObject({ method: 'POST', url: '/api/orders/a%2Fb/approve', body: '{}' });
  expect(seen?.headers).toMatchObject({
    'if-match': '"3"',
    'idempotency-key': 'once',
    'content-type': 'application/json',
  });
});

test('throws the problem document, with every fault and the request id', async () => {
  const errors = [{ path: 'lines.0', code: 'unmatched', message: 'No product yet.' }];
  reply = { status: 409, body: { code: 'unmatched_lines', detail: 'One line.', errors, requestId: 'r-1' } };
  const failure = await callApi('POST /api/orders/:id/approve', { params: { id: 'x' }, body: {} }).catch(
    (e) => e,
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 409,
    code: 'unmatched_lines',
    detail: 'One line.',
    errors,
    requestId: 'r-1',
  });
});

test('an answer that is no problem document still becomes an ApiError with its status', async () => {
  reply = { status: 502, body: '<html>Bad gateway</html>' };
  const failure = await callApi('GET /api/orders', {}).catch((e) => e);
  expect(failure).toMatchObject({ status: 502, code: 'internal', requestId: 'from-header' });
});

test('no connection is its own kind of error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const failure = await callApi('GET /api/orders', {}).catch((e) => e);
  expect(failure).toMatchObject({ status: 0, code: 'network' });
});

test('a query leaves out what is not given', () => {
  const query = { status: undefined, search: 'a & b', limit: 20, empty: '' };
  expect(addressOf('/api/orders', {}, query)).toBe('/api/orders?search=a+%26+b&limit=20');
});
