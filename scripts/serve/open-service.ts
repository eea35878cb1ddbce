import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import next from 'next';
import { closeConnections } from '@/db/close-connections';
import { stopListening } from '@/db/listen';
import { createClient } from '@/inngest/client';
import { refuseHeldBack } from '@/lib/api/refuse-held-back';
import { refuseUnrouted } from '@/lib/api/refuse-unrouted';
import { env } from '@/lib/env';
import { asAppError } from '@/lib/http/as-app-error';
import { closeUnread } from '@/lib/http/close-unread';
import { keepContentLength } from '@/lib/http/keep-content-length';
import { problemResponse } from '@/lib/http/problem';
import { sendResponse } from '@/lib/http/send-response';
import { startRelay } from '@/lib/ledger/relay';
import { logger } from '@/lib/logger';
import { tellMissedChanges } from '@/lib/orders/tell-missed-changes';
import { beginStopping } from '@/lib/stopping';
import { drainServer } from './drain-server';
import { passToFunctions } from './pass-to-functions';
import { receiveDirectly } from './receive-directly';
import { sweepers } from './sweepers';
import { whenRegistered } from './when-registered';

export interface OpenService {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Lets the requests end that are being answered, for twelve seconds at most, then closes everything. */
  close(): Promise<void>;
}

/** Longer than most of what a request may wait for, shorter than the launcher waits for this process. */
const drainWithinMs = 12_000;

/** Next, the ledger's relay, and a direct path for the one request whose milliseconds count, behind one server. */
export async function openService(server: Server): Promise<OpenService> {
  const { port, host, trustProxy } = env();
  const dev = process.env.NODE_ENV === 'development';
  const app = next({ dev, dir: process.cwd(), hostname: host, port });
  const client = createClient();
  const [relay] = await Promise.all([
    startRelay(async (events) => {
      await client.send(events);
    }, sweepers),
    app.prepare(),
  ]);
  whenRegistered(() => void relay.resend());
  tellMissedChanges();
  const handle = app.getRequestHandler();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!trustProxy) forgetProxyHeaders(request);
    closeUnread(request, response);
    try {
      if (await receiveDirectly(request, response)) return;
      if (await passToFunctions(request, response)) return;
      if (await refuseUnrouted(request, response)) return;
      if (await refuseHeldBack(request, response)) return;
      keepContentLength(response);
      await handle(request, response);
    } catch (error) {
      const requestId = randomUUID();
      logger().error({ err: error, path: request.url, requestId }, 'request failed');
      if (!response.headersSent)
        await sendResponse(response, problemResponse(asAppError(error), requestId), requestId);
    }
  }

  async function close(): Promise<void> {
    // Ends the live streams, and has whoever waits for the ERP answered with what is known.
    beginStopping();
    await drainServer(server, drainWithinMs);
    // Only now: what the last requests owe is handed over still.
    await relay.stop();
    await app.close();
    await stopListening();
    await closeConnections();
  }
  return { answer, close };
}

/** Without a proxy in front these are whatever the caller likes to claim. */
function forgetProxyHeaders(request: IncomingMessage): void {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) {
    delete request.headers[name];
  }
}
