import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { OrderId } from '../../ids';
import { toNumber } from '../../money';
import { headOf } from './head-view';
import { type LineWithProduct, linesOf } from './line-view';

/** `data` of the order events, as the spec has it for order.approved, and its head; an unmatched line has a null SKU. */
export async function orderEventData(tx: Transaction, ctx: Context, orderId: OrderId) {
  const [found] = await tx
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, mine(customers, ctx, orders.customerId))
    .where(mine(orders, ctx, orderId));
  if (!found) throw notFound('order');
  const { id, erpCustomerId, name, phoneNumber } = found.customer;
  return {
    orderId,
    customer: { id, erpCustomerId, name, phoneNumber },
    totalAmount: toNumber(found.order.totalAmount),
    head: await headOf(tx, ctx, found.order),
    lines: (await linesOf(tx, ctx, [orderId])).map(eventLine),
  };
}

function eventLine({ line, product }: LineWithProduct) {
  return {
    sku: product?.sku ?? null,
    description: product?.name ?? line.rawItemText,
    quantity: toNumber(line.orderQuantity),
    unitPrice: toNumber(line.unitPrice ?? '0'),
    subtotal: toNumber(line.subtotal ?? '0'),
  };
}
