import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';

/**
 * Locks the customer of an order until the transaction ends, before the order itself: so do those who change a customer
 * and then their orders. With `no key update` others may still refer to the customer meanwhile.
 */
export async function lockCustomerOf(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  strength: 'update' | 'no key update',
): Promise<void> {
  // No join: a planner without statistics begins one at the customer, and looks through all of their orders.
  const customerId = tx
    .select({ id: orders.customerId })
    .from(orders)
    .where(mine(orders, ctx, orderId));
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(mine(customers, ctx, sql`(${customerId})`))
    .for(strength);
}
