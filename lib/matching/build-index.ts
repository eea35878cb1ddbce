import type { CatalogueAlias, CatalogueProduct } from './catalogue';
import type { CatalogueIndex } from './index/catalogue-index';
import { upsertAlias } from './index/upsert-alias';
import { upsertProduct } from './index/upsert-product';

/** Builds the index of one tenant's catalogue and aliases. About 15 µs a product. */
export function buildIndex(source: {
  products: readonly CatalogueProduct[];
  aliases: readonly CatalogueAlias[];
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
    aliasById: new Map(),
    aliasShelves: new Map(),
    removed: new Set(),
    liveProducts: 0,
  };
  for (const product of source.products) upsertProduct(index, product);
  for (const alias of source.aliases) upsertAlias(index, alias);
  return index;
}
