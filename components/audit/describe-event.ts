import { eventWords } from './event-words';

/** An audit event in words: what happened, and the part of its data that a person wants to read. */
export function describeEvent({ action, data }: { action: string; data: Record<string, unknown> }): {
  title: string;
  detail: string | null;
} {
  const kind = action.split('.')[0] ?? '';
  const facts = ofOrders.has(kind) ? orderFacts(data) : fieldFacts(data);
  return { title: eventWords[action] ?? action.replace(/[._]/g, ' '), detail: facts || null };
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

function orderFacts(data: Record<string, unknown>): string {
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
    text(data.location) && `to ${text(data.location)}`,
    data.overrideCreditHold === true ? 'despite the credit hold' : null,
    data.overrideOpenQuestion === true ? 'before the customer answered' : null,
  ];
  return facts.filter((fact) => fact !== null).join(' ');
}

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

function fieldFacts(data: Record<string, unknown>): string {
  if ('from' in data && 'to' in data) return `${inWords(data.from)} → ${inWords(data.to)}`;
  return Object.entries(data)
    .filter(([, value]) => !(typeof value === 'string' && isId.test(value)))
    .map(([field, value]) => `${fieldWords(field)}: ${inWords(value)}`)
    .join(', ');
}

/** `timeZone` is `time zone`, `last4` stays. */
function fieldWords(field: string): string {
  return field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ');
  return isObject(value) ? fieldFacts(value) : String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
