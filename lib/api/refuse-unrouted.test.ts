import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers';
import { endpoints } from './endpoints';
import { refuseUnrouted } from './refuse-unrouted';

let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (!(await refuseUnrouted(request, response))) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const call = (method: string, path: string) => fetch(base + path, { method });
const passed = 299;
/** For methods and paths that fetch() refuses or repairs. */
async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request(base, { method, path, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

describe('a request under /api', () => {
  it('passes for every endpoint, and for HEAD where there is GET', async () => {
    for (const { method, path } of endpoints) {
      const address = path.replace(/:\w+/g, 'x-1');
      expect((await call(method, address)).status, `${method} ${path}`).toBe(passed);
      expect((await call(method, `${address}?limit=1`)).status).toBe(passed);
    }
    expect((await call('HEAD', '/api/orders')).status).toBe(passed);
    expect((await call('OPTIONS', '/api/orders')).status).toBe(passed);
  });

  it('answers 405 with what is allowed, where only the method is wrong', async () => {
    const refused = await call('PATCH', '/api/products/42');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, PUT']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({
      code: 'method_not_allowed',
      requestId: refused.headers.get('x-request-id'),
    });
    expect((await call('DELETE', '/api/orders')).status).toBe(405);
  });

  it.each(['/api/nothing', '/api/orders/1/2/3', '/api/', '/api/orders//approve', '/api/products/1/stock/2'])(
    'answers 404 to %s',
    async (path) => {
      const refused = await call('GET', path);
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ code: 'not_found', status: 404 });
    },
  );

  it.each(['/api/orders/%ff', '/api/%', '/review/%E0%A4%A', '/api/auth/%ff'])(
    'answers 400 to %s, whose %-signs are no text',
    async (path) => {
      const refused = await send('GET', path);
      expect(refused.status).toBe(400);
      expect(refused.headers['content-type']).toBe('application/problem+json');
      expect(refused.headers).toMatchObject(securityHeaders);
    },
  );

  it.each([
    '/api/orders/../left-out',
    '/api/orders/%2e%2E/erp-doubt',
    '/api/settings/webhooks/.',
    '/api/products/%2e.',
    '/api/orders/..\\x',
    '/review/.%2e/orders',
  ])('answers 400 to %s, which leads elsewhere', async (path) => {
    for (const method of ['GET', 'POST']) {
      const refused = await send(method, path);
      expect(refused.status).toBe(400);
      expect(refused.headers['content-type']).toBe('application/problem+json');
    }
    expect((await send('GET', '/api/orders/..x')).status).toBe(passed);
  });

  it('answers 405 to TRACE, everywhere', async () => {
    for (const [path, allow] of [
      ['/api/orders', 'POST, GET'],
      ['/api/auth/session', 'GET, POST, PUT'],
      ['/api/inngest', 'GET, POST, PUT'],
      ['/review', 'GET, HEAD'],
    ] as const) {
      const refused = await send('TRACE', path);
      expect([refused.status, refused.headers.allow], path).toEqual([405, allow]);
      expect(refused.headers).toMatchObject(securityHeaders);
    }
  });

  it('leaves pages and the libraries’ own paths alone', async () => {
    for (const path of ['/', '/review', '/apiary', '/api/auth/session', '/api/inngest']) {
      expect((await call('GET', path)).status, path).toBe(passed);
    }
  });
});

describe('a page', () => {
  it('answers GET and HEAD, and refuses every other method and every body', async () => {
    for (const path of ['/', '/review', '/sign-in', '/_next/static/a.js', '/apiary']) {
      for (const method of ['GET', 'HEAD']) expect((await call(method, path)).status).toBe(passed);
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const refused = await call(method, path);
        expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
      expect((await send('GET', path, { 'transfer-encoding': 'chunked' })).status).toBe(400);
    }
  });

  it('is not scaled from pictures', async () => {
    expect((await call('GET', '/_next/image?url=%2Ficon.svg&w=64&q=75')).status).toBe(404);
  });
});
