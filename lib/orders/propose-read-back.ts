import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { readBackText } from '../conversation/answers/read-back-text';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { toNumber } from '../money';
import { headOf } from './internal/head-view';
import { linesOf } from './internal/line-view';
import type { OrderRow } from './internal/lock-order';
import { languageOf } from './language-of';
import { plainHeadOf } from './order-head';

/** An order in words for its customer, for a clerk to look at before it is sent. Throws `not_found`. */
export async function proposeReadBack(
  ctx: Context,
  { orderId }: { orderId: OrderId },
): Promise<{ text: string; language: string; lines: number }> {
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    return wordReadBack(tx, ctx, order);
  });
}

/** The same inside a transaction. A line without a product is said in the customer's own words. */
export async function wordReadBack(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
): Promise<{ text: string; language: string; lines: number }> {
  const language = await languageOf(tx, ctx, order);
  const rows = await linesOf(tx, ctx, [order.id]);
  const head = plainHeadOf(await headOf(tx, ctx, order));
  const text = readBackText(language, {
    goods: rows.map(({ line, product }) => ({
      quantity: toNumber(product ? line.orderQuantity : line.quantity),
      unit: (product ? product.unitOfMeasure : line.unit) ?? '',
      name: product?.name ?? `“${line.rawItemText}”`,
    })),
    ...{ poNumber: head.poNumber, requestedDate: head.requestedDate, notBefore: head.notBefore },
    ...{ place: head.shipTo, isCollected: head.delivery === 'COLLECT' },
  });
  return { text, language, lines: rows.length };
}
