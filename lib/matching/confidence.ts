import type { Comparison } from './comparison';
import { confidenceWeights } from './confidence-weights';
import { askedShare } from './score-comparison';

/** What the confidence is judged by: the best product's facts and its lead over the others. */
export interface ConfidenceFacts {
  comparison: Comparison;
  /** Score of the best minus the next different product's, capped. */
  lead: number;
  score: number;
  /** How many products score within a whisker of the best. */
  ties: number;
  /** How many other products answer all that was asked as well as the best does, whatever else they are. */
  rivals: number;
}

/** The facts as numbers, by the name their coefficient has. */
export function confidenceFeatures({
  comparison: c,
  lead,
  score,
  ties,
  rivals,
}: ConfidenceFacts): Record<keyof typeof confidenceWeights, number> {
  const guess = 1 - Math.min(1, ...c.perWord.filter((quality) => quality > 0));
  const clean =
    c.missingKnown + c.missingUnknown < 0.05 &&
    c.numbers.conflicts + c.numbers.stray + c.numbers.unanswered === 0 &&
    guess <= 0.21;
  return {
    bias: 1,
    score: Math.max(-4, Math.min(12, score)) / 4,
    lead: Math.min(2.5, lead),
    leadRoot: Math.sqrt(Math.min(2.5, Math.max(0, lead))),
    tied: ties > 1 ? 1 : 0,
    ties: Math.min(4, Math.log(ties)),
    missingKnown: Math.min(2, c.missingKnown),
    missingUnknown: Math.min(2, c.missingUnknown),
    spelling: 1 - c.spelling,
    conflicts: Math.min(2, c.numbers.conflicts),
    unanswered: Math.min(2, c.numbers.unanswered),
    stray: Math.min(2, c.numbers.stray),
    agreed: Math.min(2, c.numbers.agreed),
    said: c.said,
    unsaid: Math.min(3, c.unsaid),
    marked: Math.min(2, c.marked),
    head: c.head,
    rivals: Math.log1p(Math.min(6, rivals)),
    rivalled: rivals > 0 ? 1 : 0,
    asked: askedShare(c),
    otherBrand: Math.min(1, c.otherBrand),
    guess,
    unsaidSizes: Math.min(2, c.numbers.unsaidSizes),
    pack: c.numbers.pack,
    clearLead: lead > 1 ? 1 : 0,
    clean: clean ? 1 : 0,
    cleanLead: clean ? Math.min(2, lead) : 0,
    unexplained: c.missingKnown + c.missingUnknown > 0.3 ? 1 : 0,
  };
}

/** Probability that the best product is the one meant, by a logistic model (see confidence-weights). */
export function confidenceOf(facts: ConfidenceFacts): number {
  const features = confidenceFeatures(facts);
  let sum = 0;
  for (const name of Object.keys(confidenceWeights) as (keyof typeof confidenceWeights)[])
    sum += confidenceWeights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
