import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ProposalDecision, ProposedChange } from '@/lib/orders/proposal';
import { createdAt, id, moment, orderIdColumn, userIdColumn } from './columns';
import { orders } from './orders';
import { tenantId } from './tenants';

/** A change of an order that a later message asks for, until a clerk takes or refuses it. */
export const lineProposals = pgTable(
  'line_proposals',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: orderIdColumn().notNull(),
    /** The line it concerns; null for goods to be added. */
    lineId: uuid('line_id'),
    inboundMessageId: uuid('inbound_message_id'),
    change: jsonb('change').$type<ProposedChange>().notNull(),
    createdAt: createdAt(),
    decision: text('decision').$type<ProposalDecision>(),
    decidedAt: moment('decided_at'),
    decidedBy: userIdColumn('decided_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('line_proposals_by_order').on(t.tenantId, t.orderId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
