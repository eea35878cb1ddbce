import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { productSubstitutes } from '@/db/schema/product-substitutes';
import { products } from '@/db/schema/products';
import type { Context } from '../context';
import type { ProductRow } from './internal/product-view';

export interface FoundSubstitute {
  /** The product in whose place it may be offered. */
  productId: string;
  product: ProductRow;
  note: string | null;
  bothWays: boolean;
  /** It is not listed for the product: the product is listed for it, both ways. */
  isReverse: boolean;
}

/** What may be offered in the place of each product: those listed for it in their order, then those it is listed for both ways. */
export async function findSubstitutes(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  productIds: readonly string[],
): Promise<FoundSubstitute[]> {
  if (productIds.length === 0) return [];
  const { productId, substituteId, note, isBothWays, position, tenantId } = productSubstitutes;
  const own = eq(tenantId, ctx.tenantId);
  const other = (id: typeof productId | typeof substituteId) => mine(products, ctx, id);
  const [listed, reverse] = [
    await tx
      .select({ productId, product: products, note, bothWays: isBothWays })
      .from(productSubstitutes)
      .innerJoin(products, other(substituteId))
      .where(and(own, isAmong(productId, [...productIds])))
      .orderBy(asc(position), asc(products.sku)),
    await tx
      .select({ productId: substituteId, product: products, note, bothWays: isBothWays })
      .from(productSubstitutes)
      .innerJoin(products, other(productId))
      .where(and(own, isAmong(substituteId, [...productIds]), eq(isBothWays, true)))
      .orderBy(asc(products.sku)),
  ];
  const known = new Set(listed.map((each) => `${each.productId} ${each.product.id}`));
  return [
    ...listed.map((each) => ({ ...each, isReverse: false })),
    ...reverse
      .filter((each) => !known.has(`${each.productId} ${each.product.id}`))
      .map((each) => ({ ...each, isReverse: true })),
  ];
}
