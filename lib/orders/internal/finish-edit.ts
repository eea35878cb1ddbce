import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { OrderWarning } from '../warnings';
import { changeStatus } from './change-status';
import type { OrderRow } from './lock-order';
import { priceOrWarn, totalTooLarge } from './price-or-warn';
import { priceOrder } from './prices';
import { recordOrderUpdate } from './record-order-change';

/**
 * Ends a change of an order's lines: prices and total anew, the next version, and a FAILED order is the clerk's
 * again.
 */
export async function finishEdit(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  const change = await priceAnew(tx, ctx, order.id);
  if (order.status === 'FAILED') {
    await changeStatus(tx, ctx, order.id, 'reopen', change);
    return;
  }
  await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1`, updatedAt: clock.now() })
    .where(mine(orders, ctx, order.id));
  await recordOrderUpdate(tx, ctx, order.id);
}

/** What else of the order changes: one that came in too large may be put right line by line, and then says so no more. */
async function priceAnew(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
): Promise<{ warnings?: OrderWarning[] }> {
  const thisRow = mine(orders, ctx, orderId);
  const [held] = await tx.select({ warnings: orders.warnings }).from(orders).where(thisRow);
  const others = held?.warnings.filter(({ code }) => code !== totalTooLarge) ?? [];
  if (others.length < (held?.warnings.length ?? 0)) {
    return { warnings: [...others, ...(await priceOrWarn(tx, ctx, orderId))] };
  }
  await priceOrder(tx, ctx, orderId);
  return {};
}
