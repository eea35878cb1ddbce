import { type Candidate, roundConfidence } from './candidate';
import type { CatalogueProduct, OrderingCustomer } from './catalogue';
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
  const parts = phrase
    .split(/[\s,;:()]+/)
    .map(codeKey)
    .filter((part) => part.length >= 4 && /\d/.test(part));
  const whole = codeKey(phrase);
  const isWhole = index.ordinalByCode.has(whole);
  const key = isWhole ? whole : parts.find((part) => index.ordinalByCode.has(part));
  if (key === undefined) return [];
  const named = productsOfCode(index, key);
  return named.map((product, at) => {
    const kind = codeKey(product.sku) === key ? 'sku' : 'barcode';
    const sure = isWhole ? 1 : 0.97;
    const { id: productId, sku } = product;
    const label = kind === 'sku' ? `code ${sku}` : `barcode ${product.barcode ?? ''}`;
    if (named.length === 1) return { productId, sku, confidence: sure, reason: label, kind };
    const what = kind === 'sku' ? sku : (product.barcode ?? '');
    return {
      ...{ productId, sku, kind, confidence: roundConfidence(sure / named.length) },
      reason: `“${what}” is the code of ${named.length} products`,
      ...(at === 0 ? { decision: { kind: 'which', what, apart: 'name', count: named.length } as const } : {}),
    };
  });
}

/** One that is sold before those that are not; several only where each is sold. */
function productsOfCode(index: CatalogueIndex, key: string): CatalogueProduct[] {
  const first = index.ordinalByCode.get(key);
  const ordinals = [...(first === undefined ? [] : [first]), ...(index.alsoCoded.get(key) ?? [])];
  const products = ordinals.flatMap((ordinal) => index.products[ordinal]?.product ?? []);
  const sold = products.filter(({ isDiscontinued }) => isDiscontinued !== true);
  return sold.length > 0 ? sold : products.slice(0, 1);
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
