import { readRetryAfterMs } from '@/lib/outbound/read-retry-after';
import type { SyncOutcome } from './connector';
import { readReference } from './read-reference';
import { carriesError, readRefusal } from './read-refusal';

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** An ERP that asks for more patience than this is asked again all the same. */
export const maxRetryAfterMs = 15 * 60_000;

const duplicateWords = /duplicate|already\s+(exists?|been|used|in\s+use|processed|created)/i;

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
 * answer so for work that went through) the outcome counts as unknown. Other 3xx and 4xx, and a 2xx that carries
 * an error, refuse. A refusal that names the existing order is a duplicate, which is as good as created.
 */
export function readAnswer(answer: HttpAnswer, orderId: string): SyncOutcome {
  const { status } = answer;
  const body = parseBody(answer.text);
  if (status === 408 || untouchedStatuses.has(status) || status >= 500) return readTrouble(answer, body);
  if (status >= 300 && status < 400) {
    const message = `answered with a redirect to ${answer.headers.location ?? 'another address'}`;
    return { kind: 'refused', message, status };
  }
  const reference = readReference(body, orderId);
  if (status < 300 && !carriesError(body)) {
    if (reference !== null) return { kind: 'created', reference, duplicate: false };
    // A web page with status 200 is a proxy or a login form speaking, not the ERP.
    if (!answer.text.trimStart().startsWith('<')) return { kind: 'accepted' };
    const message = 'the ERP answered with a page, not with data';
    return { kind: 'unknown', message, mayStillRun: false, isAway: false };
  }
  const message = readRefusal(status, body);
  if (reference !== null && (status === 409 || duplicateWords.test(message))) {
    return { kind: 'created', reference, duplicate: true };
  }
  if (status === 409) return { kind: 'duplicate', message, status };
  return {
    kind: 'refused',
    message: status === 401 ? `the credentials were not accepted: ${message}` : message,
    status,
  };
}

function readTrouble({ status, headers }: HttpAnswer, body: unknown): SyncOutcome {
  const asked = readRetryAfterMs(headers['retry-after']);
  const told = {
    message: readRefusal(status, body),
    isAway: isAwayStatus(status),
    ...(asked === undefined ? {} : { retryAfterMs: Math.min(asked, maxRetryAfterMs) }),
  };
  if (untouchedStatuses.has(status)) return { kind: 'unavailable', ...told };
  return { kind: 'unknown', mayStillRun: !finalStatuses.has(status), ...told };
}

/** JSON where it parses, otherwise the text itself. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
