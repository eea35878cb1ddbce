import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { notifications } from '@/db/schema/notifications';
import { orderTasks } from '@/db/schema/order-tasks';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { kindsToAnswer } from '../conversation/kind';
import { isSnoozed } from './internal/wanted-orders';
import { needsPerson } from './needs-person';

/** What nobody has answered for so long is no longer waited for. */
const waitedForMs = 7 * 24 * 60 * 60_000;

/**
 * How much wants a person now: `toReview`, the orders of the review queue; `messages`, questions and complaints put
 * aside in the last seven days to whose customer nobody has written since.
 */
export async function countWaiting(ctx: Context): Promise<{ toReview: number; messages: number }> {
  return inTenant(ctx, async (tx) => {
    const inQueue = union(
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(mine(orders, ctx), eq(orders.status, 'PENDING_REVIEW'), isSnoozed(false))),
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(mine(orders, ctx), eq(orders.status, 'FAILED'))),
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(mine(orders, ctx), needsPerson(clock.now()))),
      tx
        .select({ id: orderTasks.orderId })
        .from(orderTasks)
        .where(and(mine(orderTasks, ctx), isNull(orderTasks.doneAt))),
    ).as('in_queue');
    const [[review], [unanswered]] = await Promise.all([
      tx.select({ found: sql<number>`count(*)::int` }).from(inQueue),
      tx.select({ found: sql<number>`count(*)::int` }).from(orders).where(isUnanswered(tx, ctx)),
    ]);
    return { toReview: review?.found ?? 0, messages: unanswered?.found ?? 0 };
  });
}

function isUnanswered(tx: Transaction, ctx: Context) {
  const writtenSince = tx
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        mine(notifications, ctx),
        eq(notifications.customerId, orders.customerId),
        gt(notifications.createdAt, orders.createdAt),
        eq(notifications.kind, 'MESSAGE'),
      ),
    );
  return and(
    mine(orders, ctx),
    eq(orders.closedAs, 'NOT_AN_ORDER'),
    inArray(orders.kind, [...kindsToAnswer]),
    gt(orders.createdAt, new Date(clock.now().getTime() - waitedForMs)),
    notExists(writtenSince),
  );
}
