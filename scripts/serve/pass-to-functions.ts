import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isSignatureAsked } from '@/inngest/client';
import { logger } from '@/lib/logger';

/** What a run has done so far comes with each call; a call without a length goes the way that counts as it reads. */
const maxBodyBytes = 8 * 1024 * 1024;
const agent = new Agent({ keepAlive: true });
let functionsPort: number | null = null;

/** Where the functions' own process listens on this machine; null while it is away, and this one takes their calls. */
export function passCallsTo(port: number | null): void {
  functionsPort = port;
}

/**
 * Passes a call of an Inngest server on to the functions' own process, so that reading messages keeps nobody waiting who is
 * being answered. False when the request is another one, or when it is the route's to refuse it.
 */
export async function passToFunctions(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '', headers } = request;
  if (functionsPort === null || (method !== 'POST' && method !== 'PUT')) return false;
  if (url.split('?')[0] !== '/api/inngest') return false;
  if (isSignatureAsked() && headers['x-inngest-signature'] === undefined) return false;
  const length = Number(headers['content-length'] ?? (method === 'PUT' ? 0 : Number.NaN));
  if (!(length <= maxBodyBytes)) return false;
  const call = ask({ host: '127.0.0.1', port: functionsPort, agent, path: url, method, headers });
  response.once('close', () => call.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  try {
    await Promise.all([pipeline(request, call), answered]);
    const answer = await answered;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  } catch (error) {
    logger().warn({ err: error }, 'a call could not be passed on to the functions');
    // The server asks again: a step is done once, however often it is asked for.
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'retry-after': '1' }).end();
  }
  return true;
}
