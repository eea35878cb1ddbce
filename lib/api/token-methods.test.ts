import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { refuseUnrouted } from './refuse-unrouted';

it('answers a wrong method on the token endpoint with a problem, though a library serves what lies beside it', async () => {
  const server = createServer(async (request, response) => {
    if (!(await refuseUnrouted(request, response))) response.writeHead(299).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const refused = await fetch(`${base}/api/auth/token`);
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('POST');
  expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' });
  expect((await fetch(`${base}/api/auth/token`, { method: 'POST' })).status).toBe(299);
  expect((await fetch(`${base}/api/auth/session`)).status).toBe(299);
});
