import { readRetryAfterMs } from '@/lib/outbound/read-retry-after';
import { readReference } from './read-reference';
import { carriesError, readRefusal } from './read-refusal';

export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** What an HTTP answer to a posted order means, before anything is asked again. */
export type AnswerReading =
  | { kind: 'accepted'; reference: string | null; isPlausible: boolean }
  | { kind: 'duplicate'; reference: string | null; message: string; status: number }
  | { kind: 'refused'; message: string; status: number }
  | { kind: 'unavailable'; message: string; outcomeUnknown: boolean; retryAfterMs?: number };

const duplicateWords = /duplicate|already\s+(exists?|been|used|in\s+use|processed|created)/i;

/**
 * Reads the answer to a posted order. 408, 429 and 5xx are worth another attempt; after 408 and 5xx (gateways
 * answer so for work that went through) the outcome counts as unknown. Other 3xx and 4xx, and a 2xx that carries
 * an error, refuse. A refusal that names the existing order is a duplicate, which is as good as created.
 */
export function readAnswer(answer: HttpAnswer, orderId: string): AnswerReading {
  const { status } = answer;
  const body = parseBody(answer.text);
  if (status === 408 || status === 429 || status >= 500) return readUnavailable(answer, body);
  if (status >= 300 && status < 400) {
    const message = `answered with a redirect to ${answer.headers.location ?? 'another address'}`;
    return { kind: 'refused', message, status };
  }
  const reference = readReference(body, orderId);
  if (status < 300 && !carriesError(body)) {
    // A web page with status 200 is a proxy or a login form speaking, not the ERP.
    return { kind: 'accepted', reference, isPlausible: !answer.text.trimStart().startsWith('<') };
  }
  const message = readRefusal(status, body);
  if (status === 409 || (reference !== null && duplicateWords.test(message))) {
    return { kind: 'duplicate', reference, message, status };
  }
  return {
    kind: 'refused',
    message: status === 401 ? `the credentials were not accepted: ${message}` : message,
    status,
  };
}

function readUnavailable(answer: HttpAnswer, body: unknown): AnswerReading {
  const retryAfterMs = readRetryAfterMs(answer.headers['retry-after']);
  return {
    kind: 'unavailable',
    message: readRefusal(answer.status, body),
    outcomeUnknown: answer.status !== 429,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** JSON where it parses, otherwise the text itself. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
