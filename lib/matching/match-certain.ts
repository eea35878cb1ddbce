import { type Candidate, roundConfidence } from './candidate';
import type { OrderingCustomer } from './catalogue';
import { explainAlias } from './explain';
import { findAliases } from './find-aliases';
import type { CatalogueIndex } from './index/catalogue-index';
import { codeKey } from './index/code-key';
import { findCustomerCode } from './index/customer-codes';

/**
 * The products that a phrase names by a code of the customer's own, then by one of the catalogue, then those by what was taught
 * of it: nothing of their words is compared.
 */
export const matchCertain = (
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
): Candidate[] => [...matchCodes(index, phrase, customer), ...matchAliases(index, phrase, customer)];

function matchCustomerCodes(
  index: CatalogueIndex,
  phrase: string,
  { customerId }: OrderingCustomer,
): Candidate[] {
  const whole = findCustomerCode(index, customerId, phrase);
  const found =
    whole ??
    phrase
      .split(/[\s,;:()]+/)
      .filter((part) => part.length >= 4 && /\d/.test(part))
      .map((part) => findCustomerCode(index, customerId, part))
      .find((code) => code !== undefined);
  const product = index.products[index.ordinalById.get(found?.productId ?? '') ?? -1]?.product;
  if (!found || !product) return [];
  return [
    {
      productId: product.id,
      sku: product.sku,
      confidence: whole ? 1 : 0.98,
      reason: `their code ${found.code}`,
      kind: 'customer_code',
    },
  ];
}

/** A code of the customer's own, then a SKU or barcode written out in the phrase. */
export const matchCodes = (
  index: CatalogueIndex,
  phrase: string,
  customer: OrderingCustomer,
): Candidate[] => [...matchCustomerCodes(index, phrase, customer), ...matchCatalogueCodes(index, phrase)];

function matchCatalogueCodes(index: CatalogueIndex, phrase: string): Candidate[] {
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
