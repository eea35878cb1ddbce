import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { AppError, changedMeanwhile, notFound } from '../../errors';
import type { OrderId } from '../../ids';
import { isEditable } from '../status';

export type OrderRow = typeof orders.$inferSelect;

/**
 * The order, held against other writers until the transaction ends. Throws `not_found`, and `order_changed` when
 * the caller has seen another version of it.
 */
export async function lockOrder(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  ifMatch: number | undefined,
): Promise<OrderRow> {
  const order = await readForUpdate(tx, ctx, orderId);
  if (!order) throw notFound('order');
  if (ifMatch !== undefined && ifMatch !== order.version) {
    throw changedMeanwhile('order_changed', { seen: ifMatch, currentVersion: order.version });
  }
  return order;
}

/** The order, held like that, where there is one. */
export async function readForUpdate(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(mine(orders, ctx, orderId))
    .for('update');
  return order;
}

/** The same, for a change of lines. Throws `order_not_editable` outside PENDING_REVIEW and FAILED, or in doubt. */
export async function lockEditableOrder(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  ifMatch: number | undefined,
): Promise<OrderRow> {
  const order = await lockOrder(tx, ctx, orderId, ifMatch);
  if (!isEditable(order.status)) {
    throw new AppError(
      'order_not_editable',
      `The order is ${order.status}; its lines can no longer be changed.`,
    );
  }
  // Its lines might then differ from what the ERP ships.
  if (order.erpOutcomeUnknown) throw new AppError('order_not_editable', inDoubt);
  return order;
}

/** An earlier call may have created the sales order; the ERP can tell, which is asked on approving, or a person who looks. */
export const inDoubt =
  'The ERP may have the order already. Say first whether it is there, or approve it as it is: the ERP is then asked first.';
