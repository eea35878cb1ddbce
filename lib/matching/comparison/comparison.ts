import type { IndexedProduct } from '../index/catalogue-index';
import type { Expansion } from '../question/expansion';
import type { NumberComparison } from './number-comparison';

/** How a product answers a question, fact by fact; the ranking and the confidence weigh these. */
export interface Comparison {
  product: IndexedProduct;
  /** Share of the asked words (by weight) that the product has, 0 to 1. */
  asked: number;
  /** Weight of asked words it lacks: words of this catalogue, and words never seen. */
  askedWeight: number;
  /** Weight of the heading's words that it has, a brand in full. */
  heading: number;
  missingKnown: number;
  missingUnknown: number;
  /** Share of the product's own words (by weight) that were asked for. */
  said: number;
  /** Weight of the product's words that were not said; those that mark a variant apart. */
  unsaid: number;
  marked: number;
  /** Terms of the product that were not said, and what each adds to `unsaid`. */
  unsaidIds: number[];
  unsaidCosts: number[];
  /** The product's first word was said, the first asked word is its first. */
  head: number;
  /** Share of asked neighbours that are neighbours in the name. */
  order: number;
  /** Mean quality of the word matches. */
  spelling: number;
  numbers: NumberComparison;
  /** Per asked word: the quality of its match, 0 when it has none. */
  perWord: number[];
  /** Weight of asked brands that the product is not of. */
  otherBrand: number;
  /** Per asked word: the way in which the product has it. */
  read: (Expansion | undefined)[];
}
