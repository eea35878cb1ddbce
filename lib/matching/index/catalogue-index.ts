import type { MeasureUnit } from '../../language/measures';
import type { CatalogueAlias, CatalogueProduct, CustomerCode } from '../catalogue';
import type { GoodsNumber } from '../goods/goods-number';
import type { Answers } from '../words/answers';
import type { PairBits } from '../words/letter-pairs';
import type { Postings } from './postings';

export interface Term {
  id: number;
  text: string;
  /** What it would be as a number ("five" roses). */
  number: number | undefined;
  /** The products that have it. */
  postings: Postings;
  /** In how many names it comes first: brands nearly always do. */
  heads: number;
  /** Ids of the terms that stand right after it in some name. */
  followers: Set<number> | null;
  /** How telling it is beside words as rare as it: letters and words of packaging are less than others. */
  tells: number;
  /** Of the plain variant, which customers leave out; of a special one, which they name. */
  plain: boolean;
  marked: boolean;
  /** The letters of a code: `r` of `r49`. */
  code: string | undefined;
  /** The kinds that it names, see alternatives. */
  answers: Answers | undefined;
}

/** A number of goods as names have it, with the lists of all products that have it under one of its keys. */
export interface KnownNumber {
  number: GoodsNumber;
  /** The numbers of names that have no other. */
  alone: readonly GoodsNumber[];
  postings: readonly Postings[];
}

export interface IndexedProduct {
  ordinal: number;
  product: CatalogueProduct;
  /** What its name says, in order. Names that write a number alike share its object. */
  words: readonly Term[];
  numbers: readonly GoodsNumber[];
  /** Terms besides the words: `s/berry`, initials of the brand. */
  extra: readonly Term[];
  /** Words that an acronym beside them repeats, by the acronym's place (`Electrical Metallic Tubing (EMT)`). */
  acronyms: readonly (readonly [at: number, from: number, to: number])[];
  /** Words that say another again, by the places of both (`Tofee Toffee`). */
  echoes: readonly (readonly [at: number, of: number])[];
  /** Where its name writes letters for a word: the place of the `m` of `m/choc`. */
  shortFor: readonly number[];
  multipack: number;
  /** Sold by weight, volume, length or area: any of it may be asked for, and none is another size. Null for goods by the piece. */
  measure: MeasureUnit | null;
  /** The unit that it is sold in, as the reader names units ("box"); null where the catalogue does not say, or a measure. */
  soldIn: string | null;
}

export interface IndexedAlias {
  alias: CatalogueAlias;
  key: string;
  words: string[];
  pairs: PairBits;
}

/** Aliases by what they are looked up by. */
export interface AliasShelf {
  byKey: Map<string, Set<IndexedAlias>>;
  byWord: Map<string, Set<IndexedAlias>>;
  /** By the first letter of the key, which misspelt names mostly have right. */
  byInitial: Map<string, Set<IndexedAlias>>;
}

/**
 * The catalogue made ready for matching: vocabulary with posting lists, keys for misspelt words, aliases.
 * Grows in place; build with buildIndex, change with upsertProduct, upsertAlias, removeAlias.
 */
export interface CatalogueIndex {
  products: IndexedProduct[];
  ordinalById: Map<string, number>;
  ordinalByCode: Map<string, number>;
  /** Other products that have the code as well, the newest last. */
  alsoCoded: Map<string, number[]>;
  terms: Term[];
  termByText: Map<string, number>;
  /** Terms by the first three letters. */
  prefixes: Map<string, number[]>;
  deletions: Map<string, number[]>;
  skeletons: Map<string, number[]>;
  sounds: Map<string, number[]>;
  /** Neighbouring words written together: `redbull` → red, bull. */
  joins: Map<string, [number, number]>;
  /** Products by number value as written, and by base unit. */
  numbers: Map<string, Postings>;
  numbersByValue: Map<number, KnownNumber[]>;
  /** Customers' own codes by `itemCodeKey`. */
  customerCodes: Map<string, Map<string, CustomerCode>>;
  aliasById: Map<string, IndexedAlias>;
  /** The aliases of each customer, those of the tenant under null. */
  aliasShelves: Map<string | null, AliasShelf>;
  /** Ordinals of products that were taken out. */
  removed: Set<number>;
  liveProducts: number;
}
