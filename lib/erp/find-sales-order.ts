import { OutboundError } from '@/lib/outbound/outbound-error';
import { plainKey } from './answer-parts';
import { carriesError } from './carries-error';
import type { Finding } from './connector';
import { findWithdrawal } from './find-contradiction';
import { parseAnswer } from './parse-answer';
import { type HttpAnswer, isAwayStatus, pageMessage } from './read-answer';
import { readReference } from './read-reference';
import { readRefusal } from './read-refusal';
import { recordsIn } from './records-in';
import { isSameId } from './reference-text';
import { saysNoSuchOrder } from './says-no-such-order';

export interface Question {
  orderId: string;
  /** Name of the ERP field that carries the order id. */
  idempotencyKey: string;
}

/**
 * Reads the answer to `GET /SalesOrder?<idempotencyKey>=<order id>`. `absent` allows the order to be posted, so it
 * takes the ERP's clear no: an empty list, or a 404 that speaks of the sales order. Any other 404 may come from a
 * server that has no such route.
 */
export function readFinding(
  answer: Pick<HttpAnswer, 'status' | 'headers' | 'body'> | OutboundError,
  question: Question,
): Finding {
  if (answer instanceof OutboundError) {
    const isAway = answer.kind !== 'refused_target' && answer.kind !== 'too_large';
    return { kind: 'unclear', message: answer.message, isAway };
  }
  const { status } = answer;
  const { isPage, value } = parseAnswer(answer);
  const message = isPage ? pageMessage : readRefusal(status, value);
  if (status === 404 || status === 410) {
    const isAbsent = !isPage && (isEmptyList(value, question) || saysNoSuchOrder(value, question));
    return isAbsent ? { kind: 'absent' } : { kind: 'cannot_be_asked', message };
  }
  if (status === 405 || status === 501) return { kind: 'cannot_be_asked', message };
  if (status === 204) return { kind: 'absent' };
  if (status !== 200 || isPage || carriesError(value, { lists: 'skip' })) {
    return { kind: 'unclear', message, isAway: isAwayStatus(status) };
  }
  return readRecords(value, question);
}

function isEmptyList(value: unknown, question: Question): boolean {
  return value !== null && recordsIn(value, (holder) => holdsKey(holder, question))?.length === 0;
}

function readRecords(value: unknown, question: Question): Finding {
  const records = recordsIn(value, (holder) => holdsKey(holder, question));
  if (records === undefined) {
    return { kind: 'unclear', message: 'the answer to the question is not readable', isAway: false };
  }
  if (records.length === 0) return { kind: 'absent' };
  const own = records.find((record) => carriesKey(record, question));
  if (own !== undefined) {
    const withdrawn = findWithdrawal(own);
    const reference = readReference(own, question.orderId);
    return { kind: 'found', reference, ...(withdrawn !== null && { withdrawn }) };
  }
  // Orders that are not ours: the ERP ignores the filter, so nothing follows about this order.
  const message = `the ERP does not filter sales orders by ${question.idempotencyKey}`;
  return { kind: 'unclear', message, isAway: false };
}

/** At the record itself, or one level deeper: `{ "SalesOrder": { "ExternalOrderNo": … } }`. */
function carriesKey(record: unknown, question: Question): boolean {
  if (typeof record !== 'object' || record === null) return false;
  const inner = Object.values(record).filter((held) => typeof held === 'object' && !Array.isArray(held));
  return [record, ...inner].some((holder) => holdsKey(holder, question));
}

function holdsKey(holder: unknown, { orderId, idempotencyKey }: Question): boolean {
  if (typeof holder !== 'object' || holder === null) return false;
  return Object.entries(holder).some(([key, held]) => {
    if (plainKey(key) !== plainKey(idempotencyKey)) return false;
    const id: unknown = typeof held === 'object' && held !== null && 'value' in held ? held.value : held;
    return typeof id === 'string' && isSameId(id, orderId);
  });
}
