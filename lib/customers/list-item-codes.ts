import { and, asc, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import { products } from '@/db/schema/products';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ItemCode } from './code-contract';
import { getCustomer } from './get-customer';

/** A page of the customer's own codes for products. Throws `not_found`. */
export async function listItemCodes(
  ctx: Context,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
): Promise<{ itemCodes: ItemCode[]; total: number; limit: number; offset: number }> {
  return inTenant(ctx, async (tx) => {
    await getCustomer(ctx, customerId);
    const theirs = and(mine(customerItemCodes, ctx), eq(customerItemCodes.customerId, customerId));
    const rows = await tx
      .select({
        held: customerItemCodes,
        product: { id: products.id, sku: products.sku, name: products.name },
      })
      .from(customerItemCodes)
      .innerJoin(products, mine(products, ctx, customerItemCodes.productId))
      .where(theirs)
      .orderBy(asc(customerItemCodes.code))
      .limit(limit)
      .offset(offset);
    const itemCodes = rows.map(({ held: { id, code, taughtBy, createdAt }, product }) => ({
      id,
      code,
      product,
      taughtBy,
      createdAt: createdAt.toISOString(),
    }));
    return { itemCodes, total: await tx.$count(customerItemCodes, theirs), limit, offset };
  });
}
