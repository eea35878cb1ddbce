import type { CatalogueAlias, CatalogueProduct } from './catalogue';
import type { Goods } from './describe-goods';

export interface Term {
  id: number;
  text: string;
  /** Ordinals of the products that have it, ascending. */
  postings: number[];
  /** In how many names it comes first: brands nearly always do. */
  heads: number;
}

export interface IndexedProduct {
  ordinal: number;
  product: CatalogueProduct;
  goods: Goods;
  /** Term ids of goods.words, in order. */
  termIds: number[];
  /** Terms besides the words: `s/berry`, initials of the brand. */
  extraIds: number[];
  /** Words that an acronym beside them repeats, by the acronym's place (`Electrical Metallic Tubing (EMT)`). */
  acronyms: [at: number, from: number, to: number][];
  multipack: number;
  removed: boolean;
}

export interface IndexedAlias {
  alias: CatalogueAlias;
  key: string;
  words: string[];
}

/**
 * The catalogue made ready for matching: vocabulary with posting lists, keys for misspelt words, aliases.
 * Grows in place; build with buildIndex, change with upsertProduct, upsertAlias, removeAlias.
 */
export interface CatalogueIndex {
  products: IndexedProduct[];
  ordinalById: Map<string, number>;
  ordinalByCode: Map<string, number>;
  terms: Term[];
  termByText: Map<string, number>;
  /** Terms by the first three letters. */
  prefixes: Map<string, number[]>;
  deletions: Map<string, number[]>;
  skeletons: Map<string, number[]>;
  sounds: Map<string, number[]>;
  /** Neighbouring words written together: `redbull` → red, bull. */
  joins: Map<string, [number, number]>;
  /** Ordinals by number value as written, and by base unit. */
  numbers: Map<string, number[]>;
  aliasById: Map<string, IndexedAlias>;
  aliasesByKey: Map<string, IndexedAlias[]>;
  aliasesByWord: Map<string, Set<IndexedAlias>>;
  liveProducts: number;
}
