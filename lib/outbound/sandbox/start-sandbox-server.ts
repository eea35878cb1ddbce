import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface SandboxRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A reply, or `drop`: the connection is closed without one. */
export type SandboxReply =
  | 'drop'
  | { status: number; json: unknown; headers?: Record<string, string> }
  | { status: number; bytes: Uint8Array; headers?: Record<string, string> };

export interface SandboxServer {
  /** Without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export interface SandboxServerOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  handle: (request: SandboxRequest) => Promise<SandboxReply> | SandboxReply;
}

const maxBodyBytes = 20 * 1024 * 1024;

/** The HTTP side of the sandboxes that stand in for other people's servers. Rejects when the port is taken. */
export async function startSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  const server = createServer((request, response) => {
    answer(request, response, options.handle).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message } }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: SandboxServerOptions['handle'],
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const reply = await handle({
    method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body,
  });
  if (reply === 'drop') request.socket.destroy();
  else if ('bytes' in reply) response.writeHead(reply.status, reply.headers ?? {}).end(reply.bytes);
  else {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(reply.json));
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
