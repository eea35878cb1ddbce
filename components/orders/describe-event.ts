import type { Answer } from '@/lib/http/call-api';

export type OrderEvent = Answer<'GET /api/orders/:id/events'>['events'][number];

const titles: Record<string, string> = {
  'order.received': 'Message received',
  'order.read': 'Read into lines',
  'order.reading_failed': 'Could not be read',
  'order.transcript_typed': 'Recording typed out',
  'order.approved': 'Approved',
  'order.completed': 'Created in the ERP',
  'order.sync_failed': 'Refused by the ERP',
  'order.reopened': 'Back in review',
  'order.rejected': 'Rejected',
  'order.split': 'Lines split off',
  'order.split_off': 'Split off from another order',
  'line.corrected': 'Line corrected',
  'line.confirmed': 'Line confirmed',
  'line.added': 'Line added',
  'line.removed': 'Line removed',
  'alias.taught': 'Phrase taught',
  'alias.moved': 'Phrase now means another product',
  'notification.sent': 'Customer told',
  'notification.failed': 'Customer could not be told',
};

/** An audit event in words: what happened, and the part of its data that a person wants to read. */
export function describeEvent({ action, data }: Pick<OrderEvent, 'action' | 'data'>): {
  title: string;
  detail: string | null;
} {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const to = typeof data.to === 'object' && data.to !== null && 'sku' in data.to ? text(data.to.sku) : null;
  const phrase = text(data.phrase) ?? text(data.aliasText);
  const facts = [
    phrase && `“${phrase}”`,
    to && `→ ${to}`,
    text(data.sku),
    text(data.erpSalesOrderId),
    text(data.reason),
    text(data.error) ?? text(data.message),
    text(data.location) && `to ${text(data.location)}`,
    data.overrideCreditHold === true ? 'despite the credit hold' : null,
  ].filter((fact) => fact !== null);
  return { title: titles[action] ?? action.replace(/[._]/g, ' '), detail: facts.join(' ') || null };
}
