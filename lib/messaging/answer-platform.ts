import { timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { asAppError } from '../http/as-app-error';
import { problemResponse } from '../http/problem';
import { logger } from '../logger';
import { acceptPayload } from './accept-payload';
import { channelSecrets } from './channel-secrets';

/** The answer to one delivery: 200 `{status: "queued"}` once everything in it is stored. */
export async function answerDelivery(
  rawBody: Uint8Array,
  signature: string | null,
  requestId: string,
): Promise<Response> {
  try {
    await acceptPayload({ rawBody, signature, appSecret: env().messaging.appSecret });
    return Response.json({ status: 'queued' });
  } catch (error) {
    const known = asAppError(error);
    if (known !== error) logger().error({ err: error, requestId }, 'a delivery could not be stored');
    return problemResponse(known, requestId);
  }
}

/** The platform's subscription handshake: its challenge back for the service's or a number's token, else 403 `Forbidden`. */
export async function answerHandshake(search: URLSearchParams): Promise<Response> {
  const own = [...(await channelSecrets()).values()].map(({ verifyToken }) => verifyToken);
  const given = only(search, 'hub.verify_token');
  const right =
    given !== null &&
    only(search, 'hub.mode') === 'subscribe' &&
    [env().messaging.verifyToken, ...own].some((expected) => expected != null && sameText(given, expected));
  if (!right) return new Response('Forbidden', { status: 403, headers: { 'content-type': 'text/plain' } });
  return new Response(search.get('hub.challenge') ?? '', { headers: { 'content-type': 'text/plain' } });
}

/** A parameter that is given once; given twice, nobody could say which of them counts. */
function only(search: URLSearchParams, name: string): string | null {
  const [value, ...others] = search.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
