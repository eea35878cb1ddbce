import { OutboundError } from '@/lib/outbound/outbound-error';
import { parseBody } from './read-answer';
import { readReference } from './read-reference';
import { carriesError, readRefusal } from './read-refusal';

/**
 * What an ERP answers when asked for the sales order of an order id. Only `absent` and `no_route` allow posting
 * again; `unclear` does not, because a second sales order is worse than a late one.
 */
export type Finding =
  | { kind: 'found'; reference: string | null }
  | { kind: 'absent' }
  | { kind: 'no_route' }
  | { kind: 'unclear'; message: string };

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
  if (answer instanceof OutboundError) return { kind: 'unclear', message: answer.message };
  const { status, text } = answer;
  // A 404 may mean "no such order" or "no such route": both allow the order to be posted.
  if (status === 404 || status === 405 || status === 501) return { kind: 'no_route' };
  if (status === 204) return { kind: 'absent' };
  const body = parseBody(text);
  if (status !== 200 || carriesError(body)) return { kind: 'unclear', message: readRefusal(status, body) };
  return readRecords(body, question);
}

function readRecords(body: unknown, question: Question): Finding {
  const records = recordsIn(body);
  if (records === undefined)
    return { kind: 'unclear', message: 'the answer to the question is not readable' };
  if (records.length === 0) return { kind: 'absent' };
  const own = records.find((record) => carriesKey(record, question));
  if (own !== undefined) return { kind: 'found', reference: readReference(own, question.orderId) };
  // Orders that are not ours: the ERP ignores the filter, so nothing follows about this order.
  return { kind: 'unclear', message: `the ERP does not filter sales orders by ${question.idempotencyKey}` };
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
