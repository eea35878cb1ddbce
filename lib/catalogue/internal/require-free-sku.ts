import { and, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { products } from '@/db/schema/products';
import type { Context } from '../../context';
import { skuTaken } from './sku-taken';

/**
 * Two SKUs that differ in capitals alone are one to whoever orders by them, and to imports. It is a check and no unique
 * index, for catalogues may hold such pairs from before; others who ask for the same wait until the transaction ends. Throws `sku_taken`.
 */
export async function requireFreeSku(
  tx: Transaction,
  ctx: Context,
  { sku, but }: { sku: string; but?: string },
): Promise<void> {
  const lock = `sku ${ctx.tenantId} ${sku.toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [other] = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(
        mine(products, ctx),
        sql`lower(${products.sku}) = lower(${sku})`,
        but === undefined ? undefined : ne(products.id, but),
      ),
    )
    .limit(1);
  if (other) throw skuTaken(other.sku);
}
