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

/** Scores closer than this are a tie. */
const whisker = 0.08;

/** How many, best first, are as good as the best one: 1 where it stands alone, 0 without any. */
export function countLevel(ranked: readonly Ranked[]): number {
  const top = ranked[0]?.score ?? 0;
  const behind = ranked.findIndex(({ score }) => top - score >= whisker);
  return behind < 0 ? ranked.length : behind;
}
