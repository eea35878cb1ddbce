import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxReply, type SandboxServer, startSandboxServer } from './start-sandbox-server';

let server: SandboxServer;
let reply: () => SandboxReply = () => ({ status: 200, json: {} });
beforeEach(async () => {
  server = await startSandboxServer({
    host: '127.0.0.1',
    port: 0,
    handle: (request) => {
      if (request.path !== '/echo') return reply();
      const { method, query, body } = request;
      return { status: 201, json: { method, query: query.get('q'), body: body.toString() } };
    },
  });
});
afterEach(() => server.close());

describe('startSandboxServer', () => {
  it('hands method, query and body over and sends JSON back', async () => {
    const answer = await fetch(`${server.url}/echo?q=1`, { method: 'PUT', body: 'né' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ method: 'PUT', query: '1', body: 'né' });
  });

  it('sends bytes, drops connections and turns a crash into a 500', async () => {
    reply = () => ({ status: 200, bytes: Buffer.from([0, 255]) });
    expect(Buffer.from(await (await fetch(server.url)).arrayBuffer())).toEqual(Buffer.from([0, 255]));
    reply = () => 'drop';
    await expect(fetch(server.url)).rejects.toThrow();
    reply = () => {
      throw new Error('broken');
    };
    const crashed = await fetch(server.url);
    expect(crashed.status).toBe(500);
    expect(await crashed.json()).toEqual({ error: { message: 'broken' } });
  });

  it('bounds the body', async () => {
    const body = Buffer.alloc(21 * 1024 * 1024);
    const answer = await fetch(server.url, { method: 'POST', body }).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
  });
});
