import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('leaves pages and the libraries’ own paths alone', async () => {
    for (const path of ['/', '/review', '/apiary', '/api/auth/session', '/api/inngest']) {
      expect((await call('GET', path)).status, path).toBe(passed);
    }
  });
});
