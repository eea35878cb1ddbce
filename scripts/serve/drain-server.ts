import type { Server } from 'node:http';

/** A connection that has become idle is not waited for longer than this. */
const sweepEveryMs = 100;

/**
 * Takes no new connections and lets the requests end that are being answered; what has not ended `withinMs` is broken off.
 * Whoever asks once more over a connection of before is answered too, and told that it was the last time.
 */
export async function drainServer(server: Server, withinMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const bound = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(bound);
}
