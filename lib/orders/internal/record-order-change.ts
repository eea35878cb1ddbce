import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { recordEvent } from '../../webhooks/record-event';
import { orderEventData } from './event-data';

/** Tells other systems that an order is another than before: `order.updated` with everything it holds now. */
export async function recordOrderUpdate(tx: Transaction, ctx: Context, orderId: OrderId): Promise<void> {
  const data = { ...(await orderEventData(tx, ctx, orderId)), status: await statusOf(tx, ctx, orderId) };
  await recordEvent(tx, ctx, { name: 'order.updated', orderId, data });
}

/** Tells other systems that an order needs a person: `order.failed`, with the words that the clerk reads. */
export async function recordOrderFailure(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  reason: string | null,
): Promise<void> {
  const data = await orderEventData(tx, ctx, orderId);
  await recordEvent(tx, ctx, { name: 'order.failed', orderId, data: { ...data, status: 'FAILED', reason } });
}

async function statusOf(tx: Transaction, ctx: Context, orderId: OrderId) {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(mine(orders, ctx, orderId));
  return order?.status;
}
