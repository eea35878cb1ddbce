import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { drainServer } from './drain-server';

let server: Server;
let agent: Agent;
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function start(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  server.keepAliveTimeout = 75_000;
  agent = new Agent({ keepAlive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  return response.resume();
}

it('answers what is being answered, and closes each connection right after', async () => {
  await start((request, response) => {
    // Its headers are out before the drain begins, so it cannot say that it is the last.
    response.flushHeaders();
    setTimeout(() => response.end(), request.url === '/slow' ? 400 : 0);
  });
  await once(await ask('/quick'), 'end');
  const slow = await ask('/slow');
  const startedAt = Date.now();
  const drained = drainServer(server, 10_000);
  await once(slow, 'end');
  await drained;
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(350);
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});

it('answers who asks once more over the same connection, and says that it was the last time', async () => {
  await start((request, response) => void setTimeout(() => response.end(request.url), 300));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  client.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  client.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const drained = drainServer(server, 10_000);
  client.write('GET /second HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'close');
  await drained;
  const [first = '', second = ''] = heard.split('/first');
  expect(first).toContain('HTTP/1.1 200 OK');
  expect(second).toContain('HTTP/1.1 200 OK');
  expect(second).toContain('connection: close');
  expect(second).toContain('/second');
});

it('breaks off what does not end', async () => {
  await start((_request, response) => void response.flushHeaders());
  const endless = await ask('/');
  const broken = once(endless, 'error');
  const startedAt = Date.now();
  await drainServer(server, 300);
  await broken;
  expect(Date.now() - startedAt).toBeLessThan(5_000);
});
