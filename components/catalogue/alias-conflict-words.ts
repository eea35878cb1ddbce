import type { AliasConflict } from '@/lib/catalogue/answers';

/** What contradicts a phrase, in a sentence. */
export function conflictWords({ kind, product, customer }: AliasConflict): string {
  const goods = `${isolated(product.name)} (${product.sku})`;
  if (kind === 'PRODUCT_NAME') return `It is the name of another product: ${goods}`;
  if (kind === 'CUSTOMER') return `For ${isolated(customer?.name ?? 'one customer')} it means ${goods}`;
  return `For everyone else it means ${goods}`;
}

/** Between FSI and PDI, so that a name in another direction does not turn the words around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
