import type { Surroundings } from './surroundings';

/** The note of a quantity that was said anew. */
export const quantityCorrected = 'quantity corrected later in the message';

/** The note of a quantity that the message does not say. */
export const noQuantitySaid = 'no quantity said, one assumed';

/** Goods that a message names. `start` and `end` are UTF-16 offsets in the original text. */
export interface ReadPhrase {
  phrase: string;
  /** The phrase with a size corrected later; what is to be looked for. */
  wanted: string;
  start: number;
  end: number;
  /** 1 when the message says none; see quantityStated. */
  quantity: number;
  quantityStated: boolean;
  unit: string | null;
  /** What was understood about the quantity when it does not stand beside the goods. */
  quantityNote: string | null;
  /** Its quantity was said anew later in the message. */
  corrected?: boolean;
  /** What a clerk is to look at about it. */
  doubts?: { code: string; message: string }[];
  /** Words that surely hold for the goods too: of headings, of goods said to be alike. */
  heading: string;
  /** Those words, and the goods that share a quantity with it: a brand or size may hold for all. */
  context: string;
  /** The goods before it in the message, whose brand or size it may share. */
  before: string;
  /** Said to be the same in size, brand or the like as those before: "brown bread same size". */
  likened: boolean;
  /** What a quoted list says of the goods that are called by a short name here; empty without one. */
  offered: string;
  /** The code that its row of a table gives it, or that stands among its words; empty without one. */
  code: string;
  /** A number beside it can be no quantity (zero, negative, beyond bounds). */
  quantityUnclear: boolean;
  /** "each" stands at its size, which the goods beside it may share: "carrots, leeks 3kg each". */
  each?: boolean;
  /** Words beside it that were taken neither for goods nor for talk. */
  looseWords: number;
  /** Meant as in an earlier order, with the quantity of then if it says none. */
  asBefore: boolean;
  /** Both habits of writing quantities read it the same way. */
  agreed: boolean;
  /** By how much this reading beats the best with another quantity, or that takes these words for no goods. */
  margin: number;
  /** What stands around it; null in a table, where every row is a line. */
  surroundings: Surroundings | null;
}

/** Goods that are named and not ordered. */
export interface DroppedGoods {
  phrase: string;
  start: number;
  end: number;
  why: string;
  /** Taken back by a name that no goods before it were written with. */
  unnamed: boolean;
  /** Of a list that may yet follow: "all of it except the coffee". */
  ahead: boolean;
}

/**
 * What a stretch of a message was taken for: goods with their quantity; what holds for several lines (headings, shared
 * quantities); the head of an order (dates, places, numbers of documents); talk; words left out that might be goods.
 */
export interface ReadPart {
  /** UTF-16 offsets in the original text. */
  start: number;
  end: number;
  as: 'goods' | 'shared' | 'head' | 'talk' | 'unread';
  /** Of the head, what it is: `date`, `address`; of goods, why they are not ordered, or null. */
  why: string | null;
  /** The words by which goods were left out. */
  said?: string | null;
  /** Goods with a quantity of their own. */
  counted: boolean;
}

/** An earlier order that is asked for again: where the words stand, as UTF-16 offsets, and how often it is to be sent. */
export interface Repeats {
  start: number;
  end: number;
  times: number;
}

export interface Reading {
  phrases: ReadPhrase[];
  /** Goods that are named and not ordered: cancelled, substitutes, questions. */
  dropped: DroppedGoods[];
  /** The whole of the message by what its pieces were taken for: sorted and apart. */
  parts: ReadPart[];
  languages: readonly string[];
  /** Where an earlier order is asked for again ("same as last week"); null when nowhere. */
  repeats: Repeats | null;
  warnings: { code: string; message: string }[];
}
