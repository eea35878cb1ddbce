import type { productAliases } from '@/db/schema/product-aliases';
import type { ProductAlias } from '../answers';

export type AliasRow = typeof productAliases.$inferSelect;

/** An alias's row as the API shows it. */
export function viewAlias(row: AliasRow): ProductAlias {
  return {
    id: row.id,
    aliasText: row.aliasText,
    customerId: row.customerId,
    productId: row.productId,
    taughtBy: row.taughtBy,
    timesUsed: row.timesUsed,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
