import { maxRetryAfterMs, readRetryAfterMs } from '@/lib/outbound/read-retry-after';
import { carriesError } from './carries-error';
import type { SyncOutcome } from './connector';
import { findContradiction } from './find-contradiction';
import { marksDuplicate } from './marks-duplicate';
import { parseAnswer } from './parse-answer';
import { readLocation } from './read-location';
import { readReference } from './read-reference';
import { readRefusal, readWords, shorten } from './read-refusal';
import { saysDuplicate } from './refusal-words';

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** What a posting came to; an `accepted` one brings the words that came without a reference, or '', and what denies it. */
export type AnswerReading =
  | Exclude<SyncOutcome, { kind: 'accepted' }>
  | { kind: 'accepted'; words: string; contradiction: string | null };

export const pageMessage = 'the ERP answered with a page, not with data';

/** Answered when the ERP or the way to it is down or busy, whatever was asked. */
const awayStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504, 520, 521, 522, 523, 524]);
/** Answered to requests that never got to work. */
const untouchedStatuses: ReadonlySet<number> = new Set([425, 429]);
/** Answered by the ERP itself, at the end of what it did; 408 and the other 5xx may come from a gateway meanwhile. */
const finalStatuses: ReadonlySet<number> = new Set([500, 501, 503, 505]);

export function isAwayStatus(status: number): boolean {
  return awayStatuses.has(status);
}

/**
 * Reads the answer to a posted order. 408, 425, 429 and 5xx are worth another attempt; after 408 and 5xx (gateways
 * answer so for work that went through) the outcome counts as unknown. 303 leaves it unknown as well. Other 3xx and 4xx, and a 2xx that carries
 * an error, refuse. An answer that says the order is there already and names it is as good as created.
 */
export function readAnswer(answer: HttpAnswer, orderId: string): AnswerReading {
  const { status } = answer;
  const { isPage, value } = parseAnswer(answer);
  if (status >= 300 && status < 400) {
    const message = `answered with a redirect to ${answer.headers.location ?? 'another address'}`;
    // 303 is how a server points from a form that it has worked on to what came of it.
    return status === 303
      ? { kind: 'unknown', message, mayStillRun: false, isAway: false }
      : { kind: 'refused', message, status };
  }
  const message = readRefusal(status, value);
  const reference =
    readReference(value, orderId) ?? (status === 201 ? readLocation(answer.headers.location, orderId) : null);
  const isDuplicate = saysDuplicate(message) || marksDuplicate(value);
  if (isDuplicate && reference !== null) return { kind: 'created', reference, duplicate: true };
  if (status === 408 || untouchedStatuses.has(status) || status >= 500) return readTrouble(answer, message);
  if (status === 409) {
    return reference === null
      ? { kind: 'duplicate', message, status }
      : { kind: 'created', reference, duplicate: true };
  }
  if (status < 300 && isPage && reference === null) {
    return { kind: 'unknown', message: pageMessage, mayStillRun: false, isAway: false };
  }
  if (isDuplicate) return { kind: 'duplicate', message, status };
  if (status >= 300 || carriesError(value)) return readRefused(status, message);
  const contradiction = findContradiction(value);
  if (reference === null) return { kind: 'accepted', words: readWords(value), contradiction };
  if (contradiction === null) return { kind: 'created', reference, duplicate: false };
  return contradicted(reference, contradiction);
}

/** What is left of an answer that both names a sales order, or takes the order, and says that it is not booked. */
export function contradicted(
  reference: string | null,
  contradiction: string,
): Extract<SyncOutcome, { kind: 'contradicted' }> {
  const did = reference === null ? 'accepted the order' : `named ${reference}`;
  return { kind: 'contradicted', reference, message: `the ERP ${did}, and says: ${shorten(contradiction)}` };
}

function readRefused(status: number, message: string): AnswerReading {
  if (status === 401) {
    return { kind: 'refused', message: `the credentials were not accepted: ${message}`, status };
  }
  const isWordless = status < 300 && message === `HTTP ${status}`;
  return { kind: 'refused', message: isWordless ? 'the ERP refused it without saying why' : message, status };
}

function readTrouble({ status, headers }: HttpAnswer, message: string): AnswerReading {
  const asked = readRetryAfterMs(headers['retry-after']);
  const told = {
    message,
    isAway: isAwayStatus(status),
    ...(asked === undefined ? {} : { retryAfterMs: Math.min(asked, maxRetryAfterMs) }),
  };
  if (untouchedStatuses.has(status)) return { kind: 'unavailable', ...told };
  return { kind: 'unknown', mayStillRun: !finalStatuses.has(status), ...told };
}
