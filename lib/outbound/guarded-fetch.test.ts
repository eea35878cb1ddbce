import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedFetch, type OutboundRequest } from './guarded-fetch';
import { OutboundError } from './outbound-error';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const serve = (listener: RequestListener) => listen(createServer(listener));

const open: OutboundRequest = {
  method: 'POST',
  timeoutMs: 2_000,
  allowPrivateTargets: true,
  maxResponseBytes: 1_000,
};

async function errorOf(promise: Promise<unknown>): Promise<OutboundError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof OutboundError) return error;
  throw new Error(`expected an OutboundError, got ${String(error)}`);
}

describe('guardedFetch', () => {
  it('sends method, headers and body, and returns status, headers, text and duration', async () => {
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(201, {
          'X-Echo': String(request.headers['x-test']),
          'set-cookie': ['a=1', 'b=2'],
        });
        response.end(`${request.method} ${request.url} ${body}`);
      });
    });
    const answer = await guardedFetch(`${url}/a/b?c=d`, {
      ...open,
      headers: { 'x-test': 'yes' },
      body: 'né',
    });
    expect(answer).toMatchObject({ status: 201, text: 'POST /a/b?c=d né', isCut: false });
    expect(answer.headers).toMatchObject({ 'x-echo': 'yes', 'set-cookie': 'a=1, b=2' });
    expect(answer.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('hands a redirect back instead of following it', async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    expect(await guardedFetch(url, open)).toMatchObject({ status: 302 });
    expect(calls).toBe(1);
  });

  it('never opens a connection to a private address, written as an address or as a name', async () => {
    let connections = 0;
    const server = createTcpServer(() => {
      connections += 1;
    });
    const port = new URL(await listen(server)).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433']) {
      const error = await errorOf(
        guardedFetch(`http://${host}:${port}/`, { ...open, allowPrivateTargets: false }),
      );
      expect(error).toMatchObject({ kind: 'refused_target', outcomeUnknown: false });
    }
    expect(connections).toBe(0);
  });

  it('sends nothing to a URL that carries a password', async () => {
    const url = await serve((_request, response) => response.end());
    const error = await errorOf(guardedFetch(url.replace('//', '//user:secret@'), open));
    expect(error).toMatchObject({ kind: 'refused_target', outcomeUnknown: false });
    expect(error.message).not.toContain('secret');
  });

  it('calls a refused connection and an unknown host unreachable: nothing was sent', async () => {
    const server = createTcpServer();
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const refused = await errorOf(guardedFetch(url, open));
    expect(refused).toMatchObject({ kind: 'unreachable', outcomeUnknown: false });
    expect(refused.message).toBe('the connection was refused');
    const unknown = await errorOf(
      guardedFetch('http://no-such-host.invalid/', { ...open, timeoutMs: 15_000 }),
    );
    expect(unknown).toMatchObject({ kind: 'unreachable', outcomeUnknown: false });
  }, 20_000);

  it('calls a failed TLS handshake unreachable: the request was not sent', async () => {
    const url = await listen(createTcpServer((socket) => socket.end('not TLS')));
    const error = await errorOf(guardedFetch(url.replace('http:', 'https:'), open));
    expect(error).toMatchObject({ kind: 'unreachable', outcomeUnknown: false });
  });

  it('calls a connection that never opens unreachable when the time is up', async () => {
    // A TLS server that accepts and says nothing: the connection is never ready for the request.
    const url = await listen(createTcpServer());
    const error = await errorOf(guardedFetch(url.replace('http:', 'https:'), { ...open, timeoutMs: 100 }));
    expect(error).toMatchObject({ kind: 'unreachable', outcomeUnknown: false });
  });

  it('calls a silent server timed out, with an unknown outcome', async () => {
    const url = await serve(() => undefined);
    const error = await errorOf(guardedFetch(url, { ...open, timeoutMs: 100 }));
    expect(error).toMatchObject({ kind: 'timed_out', outcomeUnknown: true });
  });

  it('bounds the whole exchange, not the pauses in it', async () => {
    const url = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const error = await errorOf(guardedFetch(url, { ...open, timeoutMs: 200 }));
    expect(error).toMatchObject({ kind: 'timed_out', outcomeUnknown: true });
  });

  it('calls a connection dropped after the request lost, with an unknown outcome', async () => {
    const url = await serve((request) => {
      request.on('data', () => request.socket.destroy());
    });
    const error = await errorOf(guardedFetch(url, { ...open, body: 'order' }));
    expect(error).toMatchObject({ kind: 'lost_after_sending', outcomeUnknown: true });
  });

  it('calls an answer cut in the middle lost', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    expect(await errorOf(guardedFetch(url, open))).toMatchObject({ kind: 'lost_after_sending' });
  });

  it('calls an answer that is not HTTP lost', async () => {
    const url = await listen(
      createTcpServer((socket) => socket.on('data', () => socket.end('hello?\r\n\r\n'))),
    );
    expect(await errorOf(guardedFetch(url, open))).toMatchObject({ kind: 'lost_after_sending' });
  });

  it('refuses an answer over the bound, or returns its beginning when asked to', async () => {
    const url = await serve((_request, response) => response.end('x'.repeat(5_000)));
    expect(await errorOf(guardedFetch(url, open))).toMatchObject({ kind: 'too_large', outcomeUnknown: true });
    const cut = await guardedFetch(url, { ...open, whenTooLarge: 'cut' });
    expect(cut).toMatchObject({ status: 200, isCut: true });
    expect(cut.text).toBe('x'.repeat(1_000));
    const exact = await guardedFetch(url, { ...open, maxResponseBytes: 5_000 });
    expect(exact).toMatchObject({ isCut: false });
  });

  it('fails in words, not with a crash, on a header that cannot be sent', async () => {
    const url = await serve((_request, response) => response.end());
    const error = await errorOf(guardedFetch(url, { ...open, headers: { authorization: 'a\r\nb: c' } }));
    expect(error).toMatchObject({ kind: 'unreachable', outcomeUnknown: false });
  });
});
