import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers';

/** Sends an answer that was made outside of Next, with the headers that `respond()` gives the others. */
export async function sendResponse(
  response: ServerResponse,
  answer: Response,
  requestId: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...securityHeaders,
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
    'x-request-id': requestId,
    ...headers,
  });
  response.end(body);
}
