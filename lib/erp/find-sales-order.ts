import { OutboundError } from '@/lib/outbound/outbound-error';
import type { Finding } from './connector';
import { isAwayStatus, parseBody } from './read-answer';
import { readReference } from './read-reference';
import { carriesError, readRefusal } from './read-refusal';

export interface Question {
  orderId: string;
  /** Name of the ERP field that carries the order id. */
  idempotencyKey: string;
}

/** Reads the answer to `GET /SalesOrder?<idempotencyKey>=<order id>`. */
export function readFinding(
  answer: { status: number; text: string } | OutboundError,
  question: Question,
): Finding {
  if (answer instanceof OutboundError) {
    const isAway = answer.kind !== 'refused_target' && answer.kind !== 'too_large';
    return { kind: 'unclear', message: answer.message, isAway };
  }
  const { status, text } = answer;
  const body = parseBody(text);
  // A 404 may mean "no such order" or "no such route".
  if (status === 404 || status === 405 || status === 501) {
    return { kind: 'cannot_be_asked', message: readRefusal(status, body) };
  }
  if (status === 204) return { kind: 'absent' };
  if (status !== 200 || carriesError(body)) {
    return { kind: 'unclear', message: readRefusal(status, body), isAway: isAwayStatus(status) };
  }
  return readRecords(body, question);
}

function readRecords(body: unknown, question: Question): Finding {
  const records = recordsIn(body);
  if (records === undefined)
    return { kind: 'unclear', message: 'the answer to the question is not readable', isAway: false };
  if (records.length === 0) return { kind: 'absent' };
  const own = records.find((record) => carriesKey(record, question));
  if (own !== undefined) return { kind: 'found', reference: readReference(own, question.orderId) };
  // Orders that are not ours: the ERP ignores the filter, so nothing follows about this order.
  const message = `the ERP does not filter sales orders by ${question.idempotencyKey}`;
  return { kind: 'unclear', message, isAway: false };
}

const listKeys: ReadonlySet<string> = new Set([
  'salesorders',
  'orders',
  'data',
  'items',
  'results',
  'value',
  'd',
]);

/** The records of an answer in its usual shapes: a list, a list under a name, one record, or null for none. */
function recordsIn(body: unknown): readonly unknown[] | undefined {
  if (body === null) return [];
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object') return undefined;
  for (const [key, held] of Object.entries(body)) {
    if (!listKeys.has(key.toLowerCase())) continue;
    if (held === null) return [];
    if (Array.isArray(held)) return held;
    if (typeof held === 'object') return [held];
  }
  return Object.keys(body).length === 0 ? undefined : [body];
}

function carriesKey(record: unknown, { orderId, idempotencyKey }: Question): boolean {
  if (typeof record !== 'object' || record === null) return false;
  return Object.entries(record).some(
    ([key, held]) => key.toLowerCase() === idempotencyKey.toLowerCase() && held === orderId,
  );
}
