import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { mintOrderId, type OrderId } from '../../ids';
import { getTenant } from '../../tenancy/get-tenant';
import { listAttachments } from './list-attachments';
import type { OrderRow } from './lock-order';
import { sentAtOf } from './messages-of-order';
import { changeOfOrder } from './settle-change';

/** More messages without a pause are looked through no further. */
const longestChain = 50;
/** What comes much later than it was sent is still told by when it was sent; nothing is this late. */
const latestMs = 24 * 60 * 60_000;

/**
 * The order that a message goes on with: each of the customer's messages since came within the tenant's quiet time of the one
 * before. Null for none, and for what is not only words: a recording, a cart, a picture are looked at by themselves.
 */
export async function findQuietOrder(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  customerId: string,
): Promise<OrderId | null> {
  const { quietSeconds } = await getTenant(tx, ctx);
  if (quietSeconds === 0 || order.isVoiceNote || order.sentItems !== null || order.customerChoices !== null)
    return null;
  if ((await listAttachments(tx, ctx, order.id)).length > 0) return null;
  const earlier = await earlierMessages(tx, ctx, order, customerId);
  let last = sentAtOf(order);
  for (const row of earlier) {
    if (last - sentAtOf(row) > quietSeconds * 1000) return null;
    last = sentAtOf(row);
    // What comes after "cancel everything" is none of what is to be cancelled.
    if (row.kind === 'CANCELLATION') return null;
    if (row.status === 'PENDING_REVIEW') {
      if (row.groupName !== order.groupName) return null;
      // What it asks for is not decided on yet; it went on with that order all the same.
      const asked = row.warnings.find(({ code }) => code === changeOfOrder)?.orderId;
      return asked === undefined ? row.id : mintOrderId(asked);
    }
    if (row.closedAs === 'MERGED') return row.mergedInto;
    // Thanks and questions between do not interrupt; what was approved or rejected does.
    if (row.closedAs !== 'NOT_AN_ORDER' && row.status !== 'RECEIVED') return null;
  }
  return null;
}

async function earlierMessages(tx: Transaction, ctx: Context, order: OrderRow, customerId: string) {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        gt(orders.createdAt, new Date(order.createdAt.getTime() - latestMs)),
      ),
    )
    .orderBy(newestFirst(orders.createdAt), newestFirst(orders.id))
    .limit(longestChain);
  const at = sentAtOf(order);
  return rows
    .filter((row) => row.inboundMessageId !== null && row.source !== 'API' && sentAtOf(row) <= at)
    .sort((a, b) => sentAtOf(b) - sentAtOf(a));
}
