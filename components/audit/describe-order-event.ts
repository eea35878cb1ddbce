import type { Words } from '@/lib/words/words';
import { titleOf } from './event-words';

/** Kinds whose data are told by what matters in them; those of all others are told field by field. */
export const ofOrders: ReadonlySet<string> = new Set([
  'order',
  'line',
  'alias',
  'notification',
  'proposal',
  'task',
  'message',
  'question',
  'left_out',
]);

/** An event of an order in words: what happened, and the part of its data that a person wants to read. */
export function describeOrderEvent(
  { action, data }: { action: string; data: Record<string, unknown> },
  t: Words<'events'>,
): { title: string; detail: string | null } {
  return { title: titleOf(action, t), detail: factsOf(action, data, t) || null };
}

function factsOf(action: string, data: Record<string, unknown>, t: Words<'events'>): string {
  // What an order made known of its customer stands in its history as well.
  if (action.startsWith('customer.')) return text(data.code) ?? text(data.name) ?? '';
  const location = typeof data.location === 'string' ? data.location : '';
  const to = isObject(data.to) ? text(data.to.sku) : null;
  const phrase = text(data.phrase) ?? text(data.aliasText);
  const facts = [
    phrase && `“${phrase}”`,
    text(data.words) && `“${text(data.words)}”`,
    text(data.before) && text(data.after) && `“${text(data.before)}” → “${text(data.after)}”`,
    to && `→ ${to}`,
    text(data.sku),
    text(data.erpSalesOrderId),
    text(data.reason),
    text(data.error) ?? text(data.message),
    location === '' ? null : t('toLocation', { location }),
    data.overrideCreditHold === true ? t('despiteHold') : null,
    data.overrideOpenQuestion === true ? t('beforeAnswer') : null,
  ];
  return facts.filter((fact) => fact !== null).join(' ');
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** An object of named values, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
