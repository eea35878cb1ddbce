import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderRow } from './lock-order';

/** Orders go into orders that go into others, and parts are split once more; longer chains are broken. */
const longestWay = 10;

/** The texts of an order's own message and of those that went into it, the oldest first; of the whole, for a part that was split off. */
export async function messagesOfOrder(tx: Transaction, ctx: Context, order: OrderRow): Promise<string[]> {
  const wholes = await withWholes(tx, ctx, order);
  const found = wholes.slice(0, 1);
  let into = wholes.map(({ id }) => id);
  for (let step = 0; step < longestWay && into.length > 0; step += 1) {
    const ofCustomer = and(mine(orders, ctx), eq(orders.customerId, order.customerId));
    const merged = await tx
      .select()
      .from(orders)
      .where(and(ofCustomer, inArray(orders.mergedInto, into)));
    found.push(...merged);
    into = merged.map(({ id }) => id);
  }
  return found
    .sort((one, other) => sentAtOf(one) - sentAtOf(other))
    .map(({ rawText }) => rawText)
    .filter((text) => text.trim() !== '');
}

/** An order after the one that it was split off from, which has the same text. */
async function withWholes(tx: Transaction, ctx: Context, order: OrderRow): Promise<OrderRow[]> {
  const rows = [order];
  for (let whole = order.parentOrderId; whole !== null && rows.length < longestWay; ) {
    const [row] = await tx
      .select()
      .from(orders)
      .where(mine(orders, ctx, whole));
    if (row) rows.unshift(row);
    whole = row?.parentOrderId ?? null;
  }
  return rows;
}

/** When the customer sent an order's message, in milliseconds. */
export const sentAtOf = ({ sentAt, createdAt }: Pick<OrderRow, 'sentAt' | 'createdAt'>): number =>
  (sentAt ?? createdAt).getTime();
