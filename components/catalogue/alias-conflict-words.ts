import type { AliasConflict } from '@/lib/catalogue/answers';
import type { Words } from '@/lib/words/words';

/** What contradicts a phrase, in a sentence. */
export function conflictWords({ kind, product, customer }: AliasConflict, t: Words<'aliases'>): string {
  const goods = `${isolated(product.name)} (${product.sku})`;
  return t(`conflict_${kind}`, { goods, name: isolated(customer?.name ?? t('someCustomer')) });
}

/** Between FSI and PDI, so that a name in another direction does not turn the words around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
