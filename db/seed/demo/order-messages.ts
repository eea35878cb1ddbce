import { randomUUID } from 'node:crypto';
import type { inboundMessages } from '@/db/schema/inbound-messages';
import type { notifications } from '@/db/schema/notifications';
import { builtIn, locationWords, templateLanguage } from '@/lib/message-templates/built-in';
import { fillTemplate, type TemplateKind } from '@/lib/message-templates/fill-template';
import { parsePayload } from '@/lib/messaging/parse-payload';
import type { StoredItem } from '@/lib/messaging/stored-message';
import { formatMoney } from '@/lib/money';
import type { BuiltOrder } from './build-order';
import type { ToldState } from './demo-order';
import type { DemoTenant } from './insert-tenant';

export type MessageRow = typeof inboundMessages.$inferInsert & { id: string };
type NotificationRow = typeof notifications.$inferInsert;

/** The message an order came from, as it lies in the inbox. */
export function messageOf({ demo, customer, row }: BuiltOrder, phoneNumberId: string): MessageRow {
  const receivedAt = row.createdAt ?? new Date();
  const settled = row.status === 'RECEIVED' ? {} : { processedAt: row.updatedAt ?? receivedAt };
  const about = {
    id: randomUUID(),
    tenantId: row.tenantId,
    receivedAt,
    customerId: customer.id,
    outcome: 'ORDER' as const,
    ...settled,
  };
  const content = demo.voice
    ? { type: 'audio', audio: { id: `demo-${demo.voice}`, mime_type: 'audio/ogg; codecs=opus', voice: true } }
    : { type: 'text', text: { body: demo.text } };
  if (demo.source === 'SIMULATOR') {
    const payload: StoredItem = {
      from: customer.phoneNumber,
      userId: null,
      profileName: null,
      raw: { id: `simulated.demo.${demo.key}`, ...content },
      ...(row.audioKey ? { audioKey: row.audioKey } : {}),
    };
    return { ...about, dedupeKey: `simulated:${about.id}`, source: 'SIMULATOR', kind: content.type, payload };
  }
  const [item] = parsePayload(
    platformPayload(phoneNumberId, customer, `wamid.demo.${about.id}`, receivedAt, content),
  ).items;
  if (!item) throw new Error(`the message of ${demo.key} is not one the platform could have sent`);
  const { dedupeKey, phoneNumberId: channel, kind, ...payload } = item;
  return { ...about, dedupeKey, source: 'MESSAGING', phoneNumberId: channel, kind, payload };
}

function platformPayload(
  phoneNumberId: string,
  customer: { name: string; phoneNumber: string },
  id: string,
  sentAt: Date,
  content: Record<string, unknown>,
) {
  const from = customer.phoneNumber.slice(1);
  const message = { from, id, timestamp: String(Math.floor(sentAt.getTime() / 1000)), ...content };
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '27105550100', phone_number_id: phoneNumberId },
    contacts: [{ wa_id: from, profile: { name: customer.name } }],
    messages: [message],
  };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: 'demo', changes: [{ field: 'messages', value }] }],
  };
}

/** What the customer was told about an order, or undefined when there was nothing to tell. */
export function notificationOf(built: BuiltOrder, { locations }: DemoTenant): NotificationRow | undefined {
  const { demo, customer, row } = built;
  const told = toldOf(built);
  if (!told) return undefined;
  const language = templateLanguage(customer.language);
  const place = Object.values(locations).find(({ id }) => id === row.locationId)?.name ?? '';
  const body = fillTemplate(builtIn[language][told.kind], {
    customer: customer.name,
    order: row.erpSalesOrderId ?? '',
    total: formatMoney(row.totalAmount, { locale: 'en-ZA', currency: 'ZAR' }),
    reason: row.rejectionReason ?? '',
    location: locationWords(language, place),
  });
  const createdAt = row.updatedAt ?? new Date();
  const failed = told.state === 'FAILED';
  return {
    tenantId: row.tenantId,
    orderId: row.id,
    customerId: customer.id,
    kind: told.kind,
    toNumber: customer.phoneNumber,
    body,
    status: told.state,
    platformMessageId: failed ? null : `wamid.demo.out.${demo.key}.${told.kind.toLowerCase()}`,
    errorCode: failed ? '131026' : null,
    errorMessage: failed ? 'Message undeliverable' : null,
    createdAt,
    sentAt: failed ? null : new Date(createdAt.getTime() + 1_500),
  };
}

function toldOf({ demo, row }: BuiltOrder): { kind: TemplateKind; state: ToldState } | undefined {
  if (row.parentOrderId) return { kind: 'SPLIT', state: 'DELIVERED' };
  if (demo.status === 'COMPLETED') return { kind: 'COMPLETED', state: demo.told };
  if (demo.status === 'CANCELLED') return { kind: 'CANCELLED', state: 'READ' };
  return undefined;
}
