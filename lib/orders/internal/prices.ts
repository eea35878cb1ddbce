import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { productPrices, products } from '@/db/schema/products';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { OrderId } from '../../ids';
import { type Decimal, lineSubtotal, sumAmounts } from '../../money';

/** The customer's price of each product: the price of its tier where there is one, else the base price. */
export async function pricesFor(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Decimal>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ productId: products.id, basePrice: products.basePrice, tierPrice: productPrices.price })
    .from(products)
    .innerJoin(customers, and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)))
    .leftJoin(
      productPrices,
      and(
        eq(productPrices.tenantId, ctx.tenantId),
        eq(productPrices.productId, products.id),
        eq(productPrices.priceTier, customers.priceTier),
      ),
    )
    .where(and(eq(products.tenantId, ctx.tenantId), inArray(products.id, [...new Set(productIds)])));
  return new Map(rows.map((row) => [row.productId, row.tierPrice ?? row.basePrice]));
}

/** Prices every line anew, for today's customer and catalogue, and sets the order's total. Returns the total. */
export async function priceOrder(tx: Transaction, ctx: Context, orderId: OrderId): Promise<Decimal> {
  const mine = and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
  const [order] = await tx.select({ customerId: orders.customerId }).from(orders).where(mine);
  if (!order) throw notFound('order');
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.orderId, orderId)));
  const prices = await pricesFor(
    tx,
    ctx,
    order.customerId,
    lines.flatMap((line) => line.productId ?? []),
  );

  const subtotals: (Decimal | null)[] = [];
  for (const line of lines) {
    const unitPrice = line.productId === null ? null : (prices.get(line.productId) ?? null);
    const subtotal = unitPrice === null ? null : lineSubtotal(line.quantity, unitPrice);
    subtotals.push(subtotal);
    if (unitPrice === line.unitPrice && subtotal === line.subtotal) continue;
    await tx
      .update(orderLines)
      .set({ unitPrice, subtotal })
      .where(and(eq(orderLines.tenantId, ctx.tenantId), eq(orderLines.id, line.id)));
  }
  const totalAmount = sumAmounts(subtotals);
  await tx.update(orders).set({ totalAmount, updatedAt: clock.now() }).where(mine);
  return totalAmount;
}
