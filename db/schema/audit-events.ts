import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '@/lib/context';
import { createdAt, id, orderIdColumn } from './columns';
import { tenantId } from './tenants';

/**
 * Who did what and when; written in the transaction of the change, never altered (the role has no UPDATE or DELETE). It lies
 * in partitions, a month each; see migration 0062.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    tenantId: tenantId(),
    id: id(),
    /** The order of writing; events of one transaction share their moment. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** Dotted, past tense: `order.approved`, `alias.taught`. */
    action: text('action').notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    requestId: text('request_id').notNull(),
    /** Where the request came from, as lib/http/client-address.ts tells it; null for work of the service's own. */
    address: text('address'),
    orderId: orderIdColumn(),
    subjectId: uuid('subject_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id, t.createdAt] }),
    index('audit_events_by_order').on(t.tenantId, t.orderId, t.sequence),
    index('audit_events_by_time').on(t.tenantId, t.createdAt.desc()),
  ],
);
