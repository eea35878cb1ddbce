import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Product } from './answers';
import { viewProduct } from './internal/product-view';
import { type WantedProducts, wantedProducts } from './wanted-products';

export interface ProductQuery extends WantedProducts {
  limit: number;
  offset: number;
}

/** A page of the catalogue by name. */
export async function listProducts(ctx: Context, query: ProductQuery) {
  return inTenant(ctx, async (tx) => {
    const { limit, offset } = query;
    const where = wantedProducts(tx, ctx, query);
    const rows = await tx
      .select()
      .from(products)
      .where(where)
      .orderBy(asc(products.name), asc(products.id))
      .limit(limit)
      .offset(offset);
    const page: Product[] = rows.map(viewProduct);
    return { products: page, ...(await countRows(tx, products, where)), limit, offset };
  });
}
