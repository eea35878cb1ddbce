import type { Words } from '@/lib/words/words';
import { titleOf } from './event-words';

/** An audit event in words: what happened, and the part of its data that a person wants to read. */
export function describeEvent(
  { action, data }: { action: string; data: Record<string, unknown> },
  t: Words<'events'>,
): {
  title: string;
  detail: string | null;
} {
  const kind = action.split('.')[0] ?? '';
  const facts = ofOrders.has(kind) ? orderFacts(data, t) : fieldFacts(data, t);
  return { title: titleOf(action, t), detail: facts || null };
}

/** Kinds whose data are told by what matters in them; those of all others are told field by field. */
const ofOrders = new Set([
  'order',
  'line',
  'alias',
  'notification',
  'proposal',
  'task',
  'message',
  'question',
]);

function orderFacts(data: Record<string, unknown>, t: Words<'events'>): string {
  const location = typeof data.location === 'string' ? data.location : '';
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
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

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

function fieldFacts(data: Record<string, unknown>, t: Words<'events'>): string {
  if ('from' in data && 'to' in data) return `${inWords(data.from, t)} → ${inWords(data.to, t)}`;
  return Object.entries(data)
    .filter(([, value]) => !(typeof value === 'string' && isId.test(value)))
    .map(([field, value]) => `${fieldWords(field)}: ${inWords(value, t)}`)
    .join(', ');
}

/** `timeZone` is `time zone`, `last4` stays. */
function fieldWords(field: string): string {
  return field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function inWords(value: unknown, t: Words<'events'>): string {
  if (value === null || value === undefined || value === '') return t('none');
  if (value === true) return t('yes');
  if (value === false) return t('no');
  if (Array.isArray(value))
    return value.length === 0 ? t('none') : value.map((each) => inWords(each, t)).join(', ');
  return isObject(value) ? fieldFacts(value, t) : String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
