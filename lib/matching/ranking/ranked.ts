import type { Comparison } from '../comparison/comparison';

/** A product among those that answer a question. */
export interface Ranked {
  comparison: Comparison;
  score: number;
  /** What the customer's history says, for a clerk. */
  note: string;
}

/** The best first; of equal ones, as the catalogue has them. */
export const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.comparison.product.ordinal - b.comparison.product.ordinal;
