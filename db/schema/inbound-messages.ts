import { sql } from 'drizzle-orm';
import { index, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { TenantId } from '@/lib/ids';
import { createdAt, moment } from './columns';
import { orderSource } from './orders';
import { tenants } from './tenants';

export const inboundOutcome = pgEnum('inbound_outcome', [
  'ORDER',
  'NOTED',
  'STATUS',
  'NOT_UNDERSTOOD',
  'APPLIED',
]);

/**
 * The inbox: everything the platform or the simulator sent, stored before it is acknowledged.
 * The tenant is null when the phone number id belongs to none, or the payload could not be read.
 */
export const inboundMessages = pgTable(
  'inbound_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .$type<TenantId>()
      .references(() => tenants.id),
    /** What makes it the same message of its number: `message:<platform id>`, `status:<id>:<status>`, `payload:<sha256>`. */
    dedupeKey: text('dedupe_key').notNull(),
    source: orderSource('source').notNull(),
    phoneNumberId: text('phone_number_id'),
    kind: text('kind').notNull(),
    /** The message as it came; `{}` once it was read long ago. */
    payload: jsonb('payload').notNull(),
    platformMessageId: text('platform_message_id'),
    /** When it was sent, where the platform says so. */
    sentAt: moment('sent_at'),
    /** The platform's id of the message that this one answers, changes or takes back. */
    aboutMessageId: text('about_message_id'),
    receivedAt: createdAt(),
    processedAt: moment('processed_at'),
    outcome: inboundOutcome('outcome'),
    customerId: uuid('customer_id'),
  },
  (t) => [
    unique('inbound_messages_once').on(t.phoneNumberId, t.dedupeKey).nullsNotDistinct(),
    index('inbound_messages_by_platform_id').on(t.tenantId, t.platformMessageId),
    index('inbound_messages_by_tenant').on(t.tenantId, t.receivedAt.desc()),
    index('inbound_messages_by_customer').on(t.tenantId, t.customerId, t.receivedAt.desc()),
    index('inbound_messages_about').on(t.tenantId, t.aboutMessageId).where(sql`about_message_id is not null`),
    index('inbound_messages_unassigned').on(t.phoneNumberId).where(sql`tenant_id is null`),
    index('inbound_messages_unread_from')
      .on(t.tenantId, sql`(${t.payload} ->> 'from')`)
      .where(sql`processed_at is null`),
    index('inbound_messages_unread_by_user')
      .on(t.tenantId, sql`(${t.payload} ->> 'userId')`)
      .where(sql`processed_at is null`),
    index('inbound_messages_to_trim')
      .on(t.processedAt)
      .where(sql`processed_at is not null and payload <> '{}'::jsonb`),
  ],
);
