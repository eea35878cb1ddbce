import { clock } from '../../clock';
import { env } from '../../env';
import { guardedFetch } from '../../outbound/guarded-fetch';
import { OutboundError } from '../../outbound/outbound-error';
import { readRetryAfterMs } from '../../outbound/read-retry-after';
import { deliveryHeaders } from '../sign';
import { openSecret } from './endpoint-row';

const timeoutMs = 15_000;
const keptBytes = 4096;

/** Everything that one attempt sends, and where to. */
export interface Parcel {
  url: string;
  secretSealed: string;
  event: string;
  eventId: string;
  deliveryId: string;
  /** Counted from 1. */
  attempt: number;
  rawBody: string;
}

/** What came of an attempt; exactly one of `statusCode` and `error` is null. */
export interface AttemptResult {
  success: boolean;
  statusCode: number | null;
  error: string | null;
  durationMs: number;
  responseExcerpt: string | null;
  retryAfterMs: number | undefined;
}

/** Makes one attempt: a signed POST within 15 s, no redirect followed; any 2xx is success. Never inside a transaction. */
export async function postDelivery(parcel: Parcel, bounds = { timeoutMs }): Promise<AttemptResult> {
  const sentAt = clock.now();
  const startedAt = performance.now();
  try {
    const answer = await guardedFetch(parcel.url, {
      method: 'POST',
      headers: deliveryHeaders({ ...parcel, secret: openSecret(parcel.secretSealed), sentAt }),
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
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const durationMs = Math.round(performance.now() - startedAt);
    const nothing = { statusCode: null, responseExcerpt: null, retryAfterMs: undefined };
    return { success: false, error: error.message, durationMs, ...nothing };
  }
}
