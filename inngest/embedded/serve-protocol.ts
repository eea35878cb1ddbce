import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { ExecutorLogger } from './logger';
import type { Reply } from './reply';
import { refuse } from './reply';
import { hashSigningKey, isSameSecret } from './sign';

type ProtocolHandlers = {
  eventKey: string;
  signingKey: string;
  logger: ExecutorLogger;
  isClosing: () => boolean;
  register: (body: unknown) => Reply;
  takeEvents: (headers: IncomingMessage['headers'], body: unknown) => Reply;
  health: () => Reply;
  runs: () => Reply;
};

const mostBodyBytes = 8 * 1024 * 1024;

/** Longer than the app's own connections stay idle, so that it never writes into one that is being closed. */
const keepAliveMs = 75_000;

class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The part of an Inngest server's HTTP protocol that apps use, and two pages of state for a health check. */
export function serveProtocol(handlers: ProtocolHandlers): Server {
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    answer(handlers, request)
      .catch((error: unknown) => {
        if (error instanceof BodyError) return refuse(error.status, error.message);
        handlers.logger.error(
          { error: String(error), path: request.url },
          'a request to the executor failed',
        );
        return refuse(500, 'The executor failed.');
      })
      .then((reply) => send(response, reply))
      // The caller is gone; there is nobody left to tell.
      .catch(() => response.destroy());
  });
  return server;
}

async function answer(handlers: ProtocolHandlers, request: IncomingMessage): Promise<Reply> {
  const path = new URL(request.url ?? '/', 'http://executor').pathname;
  const route = `${request.method} ${path}`;
  if (route === 'GET /health') return handlers.health();
  if (route === 'GET /runs') return handlers.runs();
  if (route === 'POST /fn/register') {
    const given = request.headers.authorization ?? '';
    if (!isSameSecret(given, `Bearer ${hashSigningKey(handlers.signingKey)}`)) {
      return refuse(401, 'The signing key is not the one of this executor.');
    }
    return handlers.register(await readJson(request));
  }
  if (request.method === 'POST' && path.startsWith('/e/')) {
    if (!isSameSecret(path.slice('/e/'.length), encodeURIComponent(handlers.eventKey))) {
      return refuse(401, 'The event key is not the one of this executor.');
    }
    if (handlers.isClosing()) return refuse(503, 'The executor is closing.');
    return handlers.takeEvents(request.headers, await readJson(request));
  }
  return refuse(404, 'The embedded executor has no such endpoint.');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBodyBytes) throw new BodyError(413, `A request may have at most ${mostBodyBytes} bytes.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BodyError(400, 'The body is not JSON.');
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(reply.status === 503 && { 'retry-after': '1' }),
  });
  response.end(text);
}
