import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerItemCodes } from '@/db/schema/customer-item-codes';
import type { Context } from '../../context';
import { itemCodeKey } from '../../matching/index/item-code-key';
import { getTenant } from '../../tenancy/get-tenant';
import type { LineWithProduct } from './line-view';

/**
 * By line what its customer calls the product in their own system, where the tenant has that shown: the code that they
 * wrote, else the one that was taught last.
 */
export async function codesOfLines(
  tx: Transaction,
  ctx: Context,
  { customerId, lines }: { customerId: string; lines: readonly LineWithProduct[] },
): Promise<ReadonlyMap<string, string>> {
  const productIds = lines.flatMap(({ product }) => (product ? [product.id] : []));
  if (productIds.length === 0 || !(await getTenant(tx, ctx)).showsItemCodes) return new Map();
  const known = await tx
    .select({
      code: customerItemCodes.code,
      key: customerItemCodes.normalisedCode,
      productId: customerItemCodes.productId,
    })
    .from(customerItemCodes)
    .where(
      and(
        mine(customerItemCodes, ctx),
        eq(customerItemCodes.customerId, customerId),
        inArray(customerItemCodes.productId, productIds),
      ),
    )
    .orderBy(desc(customerItemCodes.createdAt), desc(customerItemCodes.code));
  return new Map(
    lines.flatMap(({ line, product }) => {
      const codes = known.filter(({ productId }) => productId === product?.id);
      const words = itemCodeKey(`${line.itemCode ?? ''} ${line.rawItemText}`);
      const chosen = codes.find(({ key }) => words.includes(key)) ?? codes[0];
      return chosen === undefined ? [] : [[line.id, chosen.code] as const];
    }),
  );
}
