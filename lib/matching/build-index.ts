import type { CatalogueAlias, CatalogueProduct, CustomerCode } from './catalogue';
import type { CatalogueIndex } from './index/catalogue-index';
import { addCustomerCode } from './index/customer-codes';
import { upsertAlias } from './index/upsert-alias';
import { upsertProduct } from './index/upsert-product';

interface IndexSource {
  products: readonly CatalogueProduct[];
  aliases: readonly CatalogueAlias[];
  customerCodes?: readonly CustomerCode[];
}

/** Builds the index of one tenant's catalogue and aliases. About 15 µs a product. */
export function buildIndex(source: IndexSource): CatalogueIndex {
  const steps = buildIndexInSteps(source);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of a product, a phrase or a code, for those who have something else to do in between. */
export function* buildIndexInSteps(source: IndexSource): Generator<void, CatalogueIndex> {
  const index: CatalogueIndex = {
    products: [],
    ordinalById: new Map(),
    ordinalByCode: new Map(),
    alsoCoded: new Map(),
    terms: [],
    termByText: new Map(),
    prefixes: new Map(),
    deletions: new Map(),
    skeletons: new Map(),
    sounds: new Map(),
    joins: new Map(),
    numbers: new Map(),
    numbersByValue: new Map(),
    customerCodes: new Map(),
    aliasById: new Map(),
    aliasShelves: new Map(),
    removed: new Set(),
    liveProducts: 0,
  };
  for (const product of source.products) yield upsertProduct(index, product);
  for (const alias of source.aliases) yield upsertAlias(index, alias);
  for (const code of source.customerCodes ?? []) yield addCustomerCode(index, code);
  return index;
}
