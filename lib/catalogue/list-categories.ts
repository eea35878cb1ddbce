import { and, asc, isNotNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';

/** The categories that products of the tenant are in, in alphabetical order. */
export async function listCategories(ctx: Context): Promise<string[]> {
  const rows = await inTenant(ctx, (tx) =>
    tx
      .selectDistinct({ category: products.category })
      .from(products)
      .where(and(mine(products, ctx), isNotNull(products.category)))
      .orderBy(asc(products.category)),
  );
  return rows.flatMap(({ category }) => category ?? []);
}
