import type { AliasConflict } from '@/lib/catalogue/answers';

/** What contradicts a phrase, in a sentence. */
export function conflictWords({ kind, product, customer }: AliasConflict): string {
  const goods = `${product.name} (${product.sku})`;
  if (kind === 'PRODUCT_NAME') return `It is the name of another product: ${goods}`;
  if (kind === 'CUSTOMER') return `For ${customer?.name ?? 'one customer'} it means ${goods}`;
  return `For everyone else it means ${goods}`;
}
