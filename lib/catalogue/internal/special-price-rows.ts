import { and, asc, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { products } from '@/db/schema/products';
import { specialPrices } from '@/db/schema/special-prices';
import { clock, localDate } from '../../clock';
import type { Context } from '../../context';
import { toNumber } from '../../money';
import { getTenant } from '../../tenancy/get-tenant';
import type { SpecialPrice } from '../price-contract';

/** Prices of customers or for a time, by product and first day. */
export async function findSpecialPrices(
  tx: Transaction,
  ctx: Context,
  which: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<SpecialPrice[]> {
  const { timeZone } = await getTenant(tx, ctx);
  const today = localDate(clock.now(), timeZone);
  const rows = await tx
    .select({
      held: specialPrices,
      product: { id: products.id, sku: products.sku, name: products.name },
      customer: { id: customers.id, name: customers.name },
    })
    .from(specialPrices)
    .innerJoin(products, mine(products, ctx, specialPrices.productId))
    .leftJoin(customers, mine(customers, ctx, specialPrices.customerId))
    .where(and(mine(specialPrices, ctx), which))
    .orderBy(asc(products.name), asc(customers.name), asc(specialPrices.validFrom), asc(specialPrices.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ held, product, customer }) => ({
    id: held.id,
    product,
    customer,
    priceTier: held.priceTier,
    price: toNumber(held.price),
    from: held.validFrom,
    to: held.validTo,
    holdsToday: (held.validFrom ?? today) <= today && (held.validTo ?? today) >= today,
    setBy: held.setBy,
    createdAt: held.createdAt.toISOString(),
  }));
}
