import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { InterpretedLine } from '../../matching/interpret-message';
import type { OrderWarning } from '../warnings';

interface Repetition {
  customerId: string;
  /** The words that ask for it; the lines point to them. */
  phrase: { phrase: string; start: number; end: number };
  /** Lines that the message names itself: these goods are not taken from the earlier order. */
  named: readonly { productId: string | null }[];
}

/** Which earlier order a customer means is a guess, so that a clerk is to look at each line of it. */
const sureOfLast = 0.8;

/** The lines of the customer's last completed order, with those split off it, as lines of a new one. */
export async function repeatLastOrder(
  tx: Transaction,
  ctx: Context,
  { customerId, phrase, named }: Repetition,
): Promise<{ lines: InterpretedLine[]; warning: OrderWarning }> {
  const last = await findLastOrder(tx, ctx, customerId);
  if (!last)
    return {
      lines: [],
      warning: {
        code: 'earlier_order_unknown',
        message: `“${phrase.phrase}” asks for an earlier order; this customer has none.`,
      },
    };
  const day = last.createdAt.toISOString().slice(0, 10);
  const lines = (await linesOf(tx, ctx, last.id))
    .filter(({ productId }) => !named.some((line) => line.productId === productId))
    .map(({ productId, quantity, unit }) => ({
      ...phrase,
      quantity: Number(quantity),
      unit,
      productId,
      confidence: sureOfLast,
      reason: `in the order of ${day}, which the message asks for again`,
      candidates: [],
      decision: null,
      warnings: [],
      quantityNote: null,
    }));
  return {
    lines,
    warning: {
      code: 'repeat_order',
      message: `“${phrase.phrase}” asks for an earlier order again: ${lines.length} lines were taken from the order of ${day}.`,
    },
  };
}

async function findLastOrder(tx: Transaction, ctx: Context, customerId: string) {
  const [last] = await tx
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.parentOrderId),
      ),
    )
    .orderBy(newestFirst(orders.createdAt))
    .limit(1);
  return last;
}

async function linesOf(tx: Transaction, ctx: Context, orderId: typeof orders.$inferSelect.id) {
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity, unit: orderLines.unit })
    .from(orders)
    .innerJoin(orderLines, and(mine(orderLines, ctx), eq(orderLines.orderId, orders.id)))
    .where(
      and(
        mine(orders, ctx),
        or(eq(orders.id, orderId), eq(orders.parentOrderId, orderId)),
        eq(orders.status, 'COMPLETED'),
        isNotNull(orderLines.productId),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orderLines.position));
  return rows.flatMap(({ productId, ...row }) => (productId === null ? [] : [{ ...row, productId }]));
}
