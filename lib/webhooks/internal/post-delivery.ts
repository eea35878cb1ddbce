import { clock } from '../../clock';
import { env } from '../../env';
import { logger } from '../../logger';
import { guardedFetch } from '../../outbound/guarded-fetch';
import { OutboundError } from '../../outbound/outbound-error';
import { readRetryAfterMs } from '../../outbound/read-retry-after';
import { deliveryHeaders, headersToKeep } from '../sign';
import { openSecrets, type SecretsOf } from './endpoint-row';

const timeoutMs = 15_000;
const keptBytes = 4096;

/** Everything that one attempt sends, and where to. */
export interface Parcel {
  url: string;
  /** The receiver, with its secrets. */
  endpoint: SecretsOf;
  event: string;
  eventId: string;
  /** When the event was recorded: by it the delivery and its attempts are found. */
  eventAt: Date;
  deliveryId: string;
  /** Counted from 1. */
  attempt: number;
  rawBody: string;
  isTest?: boolean;
}

/** What came of an attempt; exactly one of `statusCode` and `error` is null. */
export interface AttemptResult {
  success: boolean;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  responseExcerpt: string | null;
  retryAfterMs: number | undefined;
  /** What of them is kept; null when it could not even be signed. */
  requestHeaders: Record<string, string> | null;
  /** The receiver asks, whatever else it says, to be sent nothing more. */
  wantsNoMore: boolean;
}

/** Makes one attempt: a signed POST within 15 s, no redirect followed; any 2xx is success. Never inside a transaction. */
export async function postDelivery(parcel: Parcel, bounds = { timeoutMs }): Promise<AttemptResult> {
  const result = await post(parcel, bounds);
  const { event, eventId, deliveryId, attempt } = parcel;
  const { success, statusCode, error, durationMs } = result;
  const told = { event, eventId, deliveryId, attempt, statusCode, error, durationMs };
  if (success) logger().info(told, 'webhook delivered');
  else logger().warn(told, 'webhook not delivered');
  return result;
}

async function post(parcel: Parcel, bounds: { timeoutMs: number }): Promise<AttemptResult> {
  const sentAt = clock.now();
  const startedAt = performance.now();
  let requestHeaders: AttemptResult['requestHeaders'] = null;
  try {
    const [secret, previousSecret] = openSecrets(parcel.endpoint, sentAt);
    const headers = deliveryHeaders({ ...parcel, secret, previousSecret, sentAt });
    requestHeaders = headersToKeep(headers, parcel);
    const answer = await guardedFetch(parcel.url, {
      method: 'POST',
      headers,
      body: parcel.rawBody,
      timeoutMs: bounds.timeoutMs,
      allowPrivateTargets: env().allowPrivateTargets,
      maxResponseBytes: keptBytes,
      whenTooLarge: 'cut',
    });
    return {
      success: answer.status >= 200 && answer.status < 300,
      statusCode: answer.status,
      error: null,
      durationMs: answer.durationMs,
      // Postgres cannot store U+0000.
      responseExcerpt: answer.text.replaceAll('\u0000', ''),
      retryAfterMs: readRetryAfterMs(answer.headers['retry-after'], clock.now()),
      requestHeaders,
      wantsNoMore:
        String(answer.headers['webhook-delivery'] ?? '')
          .trim()
          .toLowerCase() === 'disable',
    };
  } catch (error) {
    const durationMs = Math.round(performance.now() - startedAt);
    const nothing = { statusCode: null, responseExcerpt: null, retryAfterMs: undefined, wantsNoMore: false };
    return { success: false, error: describeFault(error), durationMs, requestHeaders, ...nothing };
  }
}

/** A fault of ours counts as a failed attempt: thrown, it would be tried again for ever outside of the schedule. */
function describeFault(error: unknown): string {
  if (error instanceof OutboundError) return error.message;
  logger().error({ err: error }, 'a webhook could not be sent');
  return 'the service could not send it: save the receiver’s secret again';
}
