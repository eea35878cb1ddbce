import type { CatalogueAlias, CatalogueProduct, CustomerCode } from './catalogue';
import type { CatalogueIndex } from './index/catalogue-index';
import { addCustomerCode } from './index/customer-codes';
import { upsertAlias } from './index/upsert-alias';
import { upsertProduct } from './index/upsert-product';

/** Builds the index of one tenant's catalogue and aliases. About 15 µs a product. */
export function buildIndex(source: {
  products: readonly CatalogueProduct[];
  aliases: readonly CatalogueAlias[];
  customerCodes?: readonly CustomerCode[];
}): CatalogueIndex {
  const index: CatalogueIndex = {
    products: [],
    ordinalById: new Map(),
    ordinalByCode: new Map(),
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
  for (const product of source.products) upsertProduct(index, product);
  for (const alias of source.aliases) upsertAlias(index, alias);
  for (const code of source.customerCodes ?? []) addCustomerCode(index, code);
  return index;
}
