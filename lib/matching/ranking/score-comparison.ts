import type { Comparison } from '../comparison/comparison';
import { rankingWeights as worth } from './ranking-weights';

/** Ranking score of a comparison: a weighted sum of its facts, comparable between products of one question. */
export function scoreOf(c: Comparison): number {
  const { numbers } = c;
  return (
    worth.asked * askedShare(c) +
    worth.askedAll * (c.missingKnown + c.missingUnknown < 0.05 ? 1 : 0) +
    worth.missingKnown * Math.min(3, c.missingKnown) +
    worth.missingUnknown * Math.min(3, c.missingUnknown) +
    worth.said * c.said +
    worth.unsaid * Math.min(4, c.unsaid) +
    worth.marked * Math.min(3, c.marked) +
    worth.head * c.head +
    worth.order * c.order +
    worth.spelling * c.spelling +
    worth.numbersAgreed * Math.min(4, numbers.agreed) +
    worth.numbersLoose * (numbers.loose + numbers.leftOutFirst) +
    worth.numberConflicts * Math.min(3, numbers.conflicts) +
    worth.numbersUnanswered * Math.min(3, numbers.unanswered) +
    worth.numbersStray * Math.min(3, numbers.stray) +
    worth.unsaidSizes * Math.min(4, numbers.unsaidSizes) +
    worth.pack * numbers.pack +
    worth.unitFits * numbers.unitFits +
    worth.otherBrand * Math.min(1, c.otherBrand) +
    worth.nothingSaid * (c.asked === 0 ? 1 : 0) +
    worth.heading * Math.min(1.5, c.heading)
  );
}

/** Share of what was asked that is there, numbers counting as words. */
function askedShare(c: Comparison): number {
  const { agreed, conflicts, unanswered, stray } = c.numbers;
  const numbers = 0.45 * (agreed + conflicts + unanswered + stray);
  const words = Math.max(0.3, c.askedWeight);
  return (c.asked * words + 0.45 * agreed) / (words + numbers);
}
