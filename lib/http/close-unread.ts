import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether the request announces a body, be it read already or not. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Ends the connection with an answer that comes before the request's body has come: otherwise the rest would be taken in
 * only to be thrown away, or waited for until the server's patience ends. Called before anybody has the response.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      response.setHeader('connection', 'close');
    }
    return writeHead(...given);
  }) as ServerResponse['writeHead'];
}
