import { type Candidate, roundConfidence } from './candidate';
import type { OrderingCustomer } from './catalogue';
import { explainAlias } from './explain';
import { findAliases } from './find-aliases';
import type { CatalogueIndex } from './index/catalogue-index';
import { codeKey } from './index/code-key';

/** The products that a phrase names by a code, then those by what was taught of it: nothing of their words is compared. */
export const matchCertain = (
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
): Candidate[] => [...matchCodes(index, phrase), ...matchAliases(index, phrase, customer)];

/** A SKU or barcode written out in the phrase. */
export function matchCodes(index: CatalogueIndex, phrase: string): Candidate[] {
  const whole = index.ordinalByCode.get(codeKey(phrase));
  const parts = phrase
    .split(/[\s,;:()]+/)
    .map(codeKey)
    .filter((part) => part.length >= 4 && /\d/.test(part));
  const ordinal =
    whole ?? parts.map((part) => index.ordinalByCode.get(part)).find((found) => found !== undefined);
  const found = ordinal === undefined ? undefined : index.products[ordinal];
  if (!found) return [];
  const isSku = [phrase, ...parts].some((part) => codeKey(part) === codeKey(found.product.sku));
  const kind = isSku ? 'sku' : 'barcode';
  const label = isSku ? `code ${found.product.sku}` : `barcode ${found.product.barcode ?? ''}`;
  return [
    {
      productId: found.product.id,
      sku: found.product.sku,
      confidence: whole === undefined ? 0.97 : 1,
      reason: label,
      kind,
    },
  ];
}

function matchAliases(index: CatalogueIndex, phrase: string, customer: OrderingCustomer): Candidate[] {
  return findAliases(index, phrase, customer.customerId).flatMap((found) => {
    const product = index.products[index.ordinalById.get(found.alias.productId) ?? -1];
    if (!product) return [];
    const confidence = found.exact ? 1 : roundConfidence(0.55 + 0.4 * ((found.likeness - 0.75) / 0.25));
    return [
      {
        productId: product.product.id,
        sku: product.product.sku,
        confidence,
        reason: explainAlias(found),
        kind: found.exact ? ('alias' as const) : ('fuzzy_alias' as const),
      },
    ];
  });
}
