import { describeOrderEvent, isObject, ofOrders } from './describe-order-event';
import { titleOf } from './event-words';
import { type AuditWords, fieldWords, noneWords, valueWords, yesOrNo } from './field-words';

/** An audit event in words: what happened, and the part of its data that a person wants to read. */
export function describeEvent(
  event: { action: string; data: Record<string, unknown> },
  words: AuditWords,
): {
  title: string;
  detail: string | null;
} {
  const { action, data } = event;
  if (ofOrders.has(action.split('.')[0] ?? '')) return describeOrderEvent(event, words.events);
  return { title: titleOf(action, words.events), detail: changeFacts(action, data, words) || null };
}

/** Events whose `from` and `to` are one field as it was and is; of all others they are what they are called. */
const changedField: Readonly<Record<string, string>> = {
  'api_key.rotated': 'last4',
  'customer.credit_status_set': 'creditStatus',
  'customer.identity_changed': 'value',
  'customer.identity_contested': 'value',
  'message_template.changed': 'body',
};

function changeFacts(action: string, data: Record<string, unknown>, words: AuditWords): string {
  const kind = action.split('.')[0] ?? '';
  const field = changedField[action];
  const { from, to, ...others } = data;
  if (field !== undefined) return fieldFacts(kind, { ...others, [field]: { from, to } }, words);
  if (isObject(from) && isObject(to)) return fieldFacts(kind, { ...others, ...differences(from, to) }, words);
  const { before, after, ...rest } = data;
  if (isObject(before) && isObject(after))
    return fieldFacts(kind, { ...rest, ...differences(before, after) }, words);
  return fieldFacts(kind, data, words);
}

/** By field, as it was and is. */
function differences(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  const isSame = (field: string) => JSON.stringify(from[field]) === JSON.stringify(to[field]);
  return Object.fromEntries(
    Object.keys({ ...from, ...to })
      .filter((field) => !isSame(field))
      .map((field) => [field, { from: from[field], to: to[field] }]),
  );
}

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
/** Of the record, and not about what it is of. */
const bookkeeping = new Set(['createdAt', 'erasedAt', 'updatedAt', 'version']);

function fieldFacts(kind: string, data: Record<string, unknown>, words: AuditWords): string {
  return Object.entries(data)
    .filter(([field, value]) => !bookkeeping.has(field) && !(typeof value === 'string' && isId.test(value)))
    .map(([field, value]) => factOf(kind, field, value, words))
    .filter((fact) => fact !== '')
    .join(', ');
}

function factOf(kind: string, field: string, value: unknown, words: AuditWords): string {
  // What a merge has changed are fields of the customer like any others.
  if (field === 'changes' && isObject(value)) return fieldFacts(kind, value, words);
  return `${fieldWords(kind, field, words)}: ${inWords(kind, field, value, words)}`;
}

function inWords(kind: string, field: string, value: unknown, words: AuditWords): string {
  const say = (each: unknown) => inWords(kind, field, each, words);
  if (value === null || value === undefined || value === '') return noneWords(words);
  if (typeof value === 'boolean') return yesOrNo(value, words);
  if (typeof value === 'number') return words.formats.quantity(value);
  if (typeof value === 'string') return valueWords(kind, field, value, words);
  if (Array.isArray(value)) return value.length === 0 ? noneWords(words) : value.map(say).join(', ');
  if (!isObject(value)) return String(value);
  if ('from' in value && 'to' in value) return `${say(value.from)} → ${say(value.to)}`;
  return 'id' in value && typeof value.name === 'string' ? value.name : fieldFacts(kind, value, words);
}
