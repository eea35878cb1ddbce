import { and, desc, eq, gte, lte, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import { isQuantityOnly } from '../../reading/goods/find-heading-marks';
import { noQuantitySaid } from '../../reading/reading';
import { viewOf } from '../../reading/view-message';
import type { OrderWarning } from '../warnings';
import type { OrderRow } from './lock-order';
import type { ReadLine } from './read-sent-items';

/** Who writes the number and the goods apart does so within minutes. */
const farthestMs = 5 * 60_000;

/**
 * Lines whose first has no quantity, doubted where the message right before was a number alone: "10" and then "brown bread". It
 * may as well have answered something, so that a person decides.
 */
export async function doubtNumberBefore(
  tx: Transaction,
  ctx: Context,
  { order, customerId, lines }: { order: OrderRow; customerId: string; lines: ReadLine[] },
): Promise<ReadLine[]> {
  const [first, ...others] = lines;
  if (!first || first.quantityNote !== noQuantitySaid || order.inboundMessageId === null) return lines;
  const number = await numberBefore(tx, ctx, order, customerId);
  if (number === null) return lines;
  const doubt: OrderWarning = {
    code: 'quantity_unclear',
    message: `“${number}” came right before: see whether it is the quantity.`,
  };
  return [{ ...first, warnings: [...first.warnings, doubt] }, ...others];
}

/** The customer's message right before, where it is a number alone: "10", "10 cs". */
async function numberBefore(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  customerId: string,
): Promise<string | null> {
  const since = new Date(order.createdAt.getTime() - farthestMs);
  const [before] = await tx
    .select({ text: orders.rawText })
    .from(orders)
    .where(
      and(
        mine(orders, ctx),
        eq(orders.customerId, customerId),
        ne(orders.id, order.id),
        ne(orders.source, 'API'),
        gte(orders.createdAt, since),
        lte(orders.createdAt, order.createdAt),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  const text = before?.text.trim() ?? '';
  return text !== '' && text.length <= longestNumber && isQuantityOnly(viewOf(text), 0) ? text : null;
}

/** "twenty five cases" is no longer. */
const longestNumber = 24;
