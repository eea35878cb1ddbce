import { and, asc, count, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import { outboundEvents } from '@/db/schema/outbound-events';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import type { HistoryEntry } from './history-contract';
import { deliveriesOf, doneOf, toldOf } from './internal/history-entries';

/** Their messages are told themselves, with what became of them. */
const toldElsewhere = ['message.written', 'question.asked', 'notification.sent', 'notification.failed'];

interface HistoryPage {
  entries: HistoryEntry[];
  erpAttempts: number;
  total: number;
  limit: number;
  offset: number;
}

/**
 * A page of all that happened to an order, oldest first: acts of the audit trail, messages to the customer and webhooks,
 * in one row by their time. Throws `not_found`.
 */
export async function listOrderHistory(
  ctx: Context,
  { orderId, limit, offset }: { orderId: OrderId; limit: number; offset: number },
): Promise<HistoryPage> {
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select({ erpAttempts: orders.erpAttempts })
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    const all = rowsOf(tx, ctx, orderId);
    // Events of one transaction share their moment: what was done stands in the order of writing, and before what it sent.
    const rows = await tx
      .select()
      .from(all)
      .orderBy(asc(all.at), asc(all.turn), asc(all.id))
      .limit(limit)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(all);
    const idsOf = (kind: HistoryEntry['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    const found = [
      ...(await doneOf(tx, ctx, idsOf('DONE'))),
      ...(await toldOf(tx, ctx, idsOf('TOLD'))),
      ...(await deliveriesOf(tx, ctx, idsOf('WEBHOOK'))),
    ];
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    const entries = rows.flatMap(({ id }) => byId.get(id) ?? []);
    return { entries, ...order, total: counted?.total ?? 0, limit, offset };
  });
}

/** Of each thing that happened its kind, its id and its place in time. */
function rowsOf(tx: Transaction, ctx: Context, orderId: OrderId) {
  const last = sql<number>`${Number.MAX_SAFE_INTEGER}::bigint`;
  const kindOf = (kind: HistoryEntry['kind']): SQL.Aliased<string> => sql<string>`${kind}::text`.as('kind');
  const done = tx
    .select({
      kind: kindOf('DONE'),
      id: auditEvents.id,
      at: auditEvents.createdAt,
      turn: sql<number>`${auditEvents.sequence}`.as('turn'),
    })
    .from(auditEvents)
    .where(
      and(
        mine(auditEvents, ctx),
        eq(auditEvents.orderId, orderId),
        notInArray(auditEvents.action, toldElsewhere),
      ),
    );
  const told = tx
    .select({
      kind: kindOf('TOLD'),
      id: notifications.id,
      at: notifications.createdAt,
      turn: last.as('turn'),
    })
    .from(notifications)
    .where(and(mine(notifications, ctx), eq(notifications.orderId, orderId)));
  const sent = tx
    .select({
      kind: kindOf('WEBHOOK'),
      id: webhookDeliveries.id,
      at: webhookDeliveries.createdAt,
      turn: last.as('turn'),
    })
    .from(webhookDeliveries)
    .innerJoin(
      outboundEvents,
      and(
        eq(outboundEvents.tenantId, webhookDeliveries.tenantId),
        eq(outboundEvents.id, webhookDeliveries.eventId),
      ),
    )
    .where(and(mine(webhookDeliveries, ctx), eq(outboundEvents.orderId, orderId)));
  return unionAll(done, told, sent).as('all_of_order');
}
