import type { Comparison } from './comparison';
import { rankingWeights } from './ranking-weights';

/** The facts of a comparison as numbers, by the name their weight has. */
function featuresOf(c: Comparison): Record<keyof typeof rankingWeights, number> {
  return {
    asked: askedShare(c),
    askedAll: c.missingKnown + c.missingUnknown < 0.05 ? 1 : 0,
    missingKnown: Math.min(3, c.missingKnown),
    missingUnknown: Math.min(3, c.missingUnknown),
    said: c.said,
    unsaid: Math.min(4, c.unsaid),
    marked: Math.min(3, c.marked),
    head: c.head,
    order: c.order,
    spelling: c.spelling,
    numbersAgreed: Math.min(4, c.numbers.agreed),
    numbersLoose: c.numbers.loose,
    numberConflicts: Math.min(3, c.numbers.conflicts),
    numbersUnanswered: Math.min(3, c.numbers.unanswered),
    numbersStray: Math.min(3, c.numbers.stray),
    unsaidSizes: Math.min(4, c.numbers.unsaidSizes),
    pack: c.numbers.pack,
    unitFits: c.numbers.unitFits,
    otherBrand: Math.min(1, c.otherBrand),
    nothingSaid: c.asked === 0 ? 1 : 0,
    heading: Math.min(1.5, c.heading),
  };
}

/** Share of what was asked that is there, numbers counting as words. */
function askedShare(c: Comparison): number {
  const { agreed, conflicts, unanswered, stray } = c.numbers;
  const numbers = 0.45 * (agreed + conflicts + unanswered + stray);
  const words = Math.max(0.3, c.askedWeight);
  return (c.asked * words + 0.45 * agreed) / (words + numbers);
}

const names = Object.keys(rankingWeights) as (keyof typeof rankingWeights)[];

/** Ranking score of a comparison: a weighted sum, comparable between products of one question. */
export function scoreOf(c: Comparison): number {
  const features = featuresOf(c);
  let score = 0;
  for (const name of names) score += rankingWeights[name] * features[name];
  return score;
}
