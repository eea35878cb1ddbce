import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { closeConnections } from '@/db/client';
import { stopListening } from '@/db/listen';
import { surviveLostWrites } from '@/db/survive-lost-writes';
import { createClient } from '@/inngest/client';
import { env } from '@/lib/env';
import { asAppError } from '@/lib/http/as-app-error';
import { keepContentLength } from '@/lib/http/keep-content-length';
import { problemResponse } from '@/lib/http/problem';
import { refuseUnrouted } from '@/lib/http/refuse-unrouted';
import { sendResponse } from '@/lib/http/send-response';
import { startRelay } from '@/lib/ledger/relay';
import { logger } from '@/lib/logger';
import { receiveDirectly } from './serve/receive-directly';
import { stopInOrder } from './serve/stop-in-order';

/**
 * The service's process: Next, the ledger's relay, and a direct path for the one request whose milliseconds count.
 * Started by scripts/launch.ts, or by itself where everything it needs is configured.
 */
async function serve(): Promise<void> {
  const { port, host, trustProxy } = env();
  const dev = process.env.NODE_ENV === 'development';
  const app = next({ dev, dir: process.cwd(), hostname: host, port });
  await app.prepare();
  const handle = app.getRequestHandler();

  const client = createClient();
  const relay = await startRelay(async (events) => {
    await client.send(events);
  });

  const server = createServer((request, response) => {
    if (!trustProxy) forgetProxyHeaders(request);
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (await receiveDirectly(request, response)) return;
      if (await refuseUnrouted(request, response)) return;
      keepContentLength(response);
      await handle(request, response);
    } catch (error) {
      const requestId = randomUUID();
      logger().error({ err: error, path: request.url, requestId }, 'request failed');
      if (!response.headersSent)
        await sendResponse(response, problemResponse(asAppError(error), requestId), requestId);
    }
  }

  // Longer than the minute for which proxies keep a connection: one closed just as it is used again is an error there.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening');
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port });

  stopInOrder(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Ends the live streams, which would otherwise hold the server open.
    await stopListening();
    await relay.stop();
    const bound = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(bound);
    await app.close();
    // Again, for a request that was still waiting for a change.
    await stopListening();
    await closeConnections();
  });
}

/** Without a proxy in front these are whatever the caller likes to claim. */
function forgetProxyHeaders(request: IncomingMessage): void {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) {
    delete request.headers[name];
  }
}

surviveLostWrites();
serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
