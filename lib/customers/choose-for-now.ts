import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import { findNamedCustomer } from './find-named-customer';
import type { FoundSender } from './find-or-create-sender';

/**
 * Whose message it is until that is settled. Of the customers of a representative it is the one that the text names,
 * else the one who ordered last.
 */
export async function chooseForNow(
  tx: Transaction,
  ctx: Context,
  { customer, choices }: FoundSender,
  text: string,
): Promise<FoundSender['customer']> {
  if (choices.length <= 1) return customer;
  const ids = choices.map(({ id }) => id);
  const named = findNamedCustomer(text, choices)?.id ?? (await lastToOrder(tx, ctx, ids));
  return choices.find(({ id }) => id === named) ?? customer;
}

async function lastToOrder(
  tx: Transaction,
  ctx: Context,
  customerIds: string[],
): Promise<string | undefined> {
  const [last] = await tx
    .select({ id: orders.customerId })
    .from(orders)
    .where(and(mine(orders, ctx), inArray(orders.customerId, customerIds)))
    .orderBy(newestFirst(orders.createdAt))
    .limit(1);
  return last?.id;
}
