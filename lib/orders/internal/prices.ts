import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { type PriceInForce, pricesInForce } from '../../catalogue/prices-in-force';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import type { OrderId } from '../../ids';
import { unitCalled } from '../../language/unit-called';
import { type Decimal, lineSubtotal, sumAmounts } from '../../money';
import type { CountedFor } from '../counted-for';
import { orderQuantity } from '../order-quantity';

/** More than any order is worth, and the most that its column holds. */
const largestTotal = 999_999_999_999.99;

/**
 * Prices every line anew, for today's customer and catalogue, and sets the order's total, which it returns. Throws
 * `not_found`, and `invalid_input` when quantity and price multiply to more than an order can hold.
 */
export async function priceOrder(tx: Transaction, ctx: Context, orderId: OrderId): Promise<Decimal> {
  const thisRow = mine(orders, ctx, orderId);
  const [order] = await tx.select({ customerId: orders.customerId }).from(orders).where(thisRow);
  if (!order) throw notFound('order');
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, orderId)));
  const { prices, totalAmount } = await priceLines(tx, ctx, order.customerId, lines);
  const priced = lines.flatMap(({ id }, at) => (prices[at] ? [{ id, ...prices[at] }] : []));
  await storePrices(tx, ctx, orderId, priced);
  await tx.update(orders).set({ totalAmount, updatedAt: clock.now() }).where(thisRow);
  return totalAmount;
}

type LineRow = typeof orderLines.$inferSelect;
type Unpriced = Pick<LineRow, 'productId' | 'quantity' | 'unit'> & Partial<Pick<LineRow, 'countedFor'>>;

export interface LinePrice {
  orderQuantity: Decimal;
  unitPrice: Decimal | null;
  subtotal: Decimal | null;
  /** Said without one while the product was sold by another unit, the line has that from now on. */
  unit: string | null;
  countedFor: CountedFor | null;
}

/**
 * What lines cost a customer today, in their order, and together. Throws `invalid_input` when quantity and price multiply
 * to more than an order can hold.
 */
export async function priceLines(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  lines: readonly Unpriced[],
): Promise<{ prices: LinePrice[]; totalAmount: Decimal }> {
  const productIds = lines.flatMap((line) => line.productId ?? []);
  const terms = await pricesInForce(tx, ctx, { customerId, productIds });
  const prices = lines.map((line) =>
    priceLine(line, line.productId === null ? undefined : terms.get(line.productId)),
  );
  const totalAmount = sumAmounts(prices.map(({ subtotal }) => subtotal));
  if (Number(totalAmount) > largestTotal) {
    const message = 'The order comes to more than any order can: check the quantities.';
    throw new AppError('invalid_input', message, {
      errors: [{ path: 'totalAmount', code: 'too_big', message }],
    });
  }
  return { prices, totalAmount };
}

function priceLine(line: Unpriced, terms: PriceInForce | undefined): LinePrice {
  if (!terms) {
    const { quantity, unit } = line;
    return { orderQuantity: quantity, unitPrice: null, subtotal: null, unit, countedFor: null };
  }
  const { productId, unitOfMeasure, unitPrice } = terms;
  const unit = line.unit ?? earlierUnit(line, terms);
  const { quantity } = orderQuantity({ quantity: line.quantity, unit }, terms);
  const countedFor = { productId, quantity: line.quantity, unitOfMeasure };
  return {
    orderQuantity: quantity,
    unitPrice,
    subtotal: lineSubtotal(quantity, unitPrice),
    unit,
    countedFor,
  };
}

/** 24 of what was sold singly are 24 singles, though it is sold by the case since; null where it is sold as it was. */
function earlierUnit({ productId, quantity, countedFor }: Unpriced, { unitOfMeasure }: PriceInForce) {
  if (!countedFor || countedFor.productId !== productId || !new Big(countedFor.quantity).eq(quantity))
    return null;
  const [before, now] = [countedFor.unitOfMeasure, unitOfMeasure].map((unit) => unitCalled(unit) ?? unit);
  return before?.toLowerCase() === now?.toLowerCase() ? null : countedFor.unitOfMeasure;
}

/** One statement for all lines: an order may have hundreds. With the order's id it is found by an index, as few as they are. */
async function storePrices(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  priced: readonly (LinePrice & { id: string })[],
): Promise<void> {
  if (priced.length === 0) return;
  await tx.execute(sql`
    update order_lines set
      order_quantity = priced."orderQuantity", unit_price = priced."unitPrice", subtotal = priced.subtotal,
      unit = priced.unit, counted_for = nullif(priced."countedFor", 'null')
    from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb)
      as priced(id uuid, "orderQuantity" numeric, "unitPrice" numeric, subtotal numeric, unit text,
        "countedFor" jsonb)
    where order_lines.tenant_id = ${ctx.tenantId} and order_lines.order_id = ${orderId} and order_lines.id = priced.id`);
}
