import { and, asc, count, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';

/** The audit trail of an order, oldest first. Throws `not_found`. */
export async function listOrderEvents(
  ctx: Context,
  input: { orderId: OrderId; limit: number; offset: number },
) {
  const { orderId, limit, offset } = input;
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    const ofOrder = and(mine(auditEvents, ctx), eq(auditEvents.orderId, orderId));
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(ofOrder)
      .orderBy(asc(auditEvents.sequence))
      .limit(limit)
      .offset(offset);
    const [counted] = await tx.select({ total: count() }).from(auditEvents).where(ofOrder);
    const events = rows.map(({ id, action, actor, createdAt, data }) => ({
      id,
      action,
      actor: { kind: actor.kind, name: actor.name },
      createdAt: createdAt.toISOString(),
      data,
    }));
    return { events, total: counted?.total ?? 0, limit, offset };
  });
}
