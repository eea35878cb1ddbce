import type { Comparison } from './comparison';
import { confidenceWeights } from './confidence-weights';

/** What the confidence is judged by: the best product's facts and its lead over the others. */
export interface ConfidenceFacts {
  comparison: Comparison;
  /** Score of the best minus the next different product's, capped. */
  lead: number;
  score: number;
  /** How many products score within a whisker of the best. */
  ties: number;
  /** How many other products answer all that was asked as well, so that nobody can tell which is meant. */
  even: number;
  /** How many answer it as well and are of another kind than the ordinary one. */
  kinds: number;
  /** How many answer it as well and are more than was asked: a pack, a special kind, a longer name. */
  variants: number;
  /** How many words and numbers were asked, idle words and those of the context aside. */
  words: number;
  sizes: number;
  /** Weight of the words of talk and packaging among them that the catalogue has nothing like. */
  beside: number;
  /** Letters and digits of these words. */
  letters: number;
  /** Nothing but words of packaging and of the ordinary kind, or one of talk, here or in the context: "330ml bottles". */
  plain: boolean;
  /** The context names a brand that the best product is not of, and the phrase none. */
  stranger: boolean;
  /** A word or size of the context is the best product's. */
  helped: boolean;
  /** The first word of the best product, its brand mostly, was not said. */
  nameless: boolean;
}

/** The facts as numbers, by the name their coefficient has. */
export function confidenceFeatures(facts: ConfidenceFacts): Record<keyof typeof confidenceWeights, number> {
  const { comparison: c, lead, score, ties, even, kinds, variants, words, sizes } = facts;
  const { beside, stranger, helped, nameless } = facts;
  const guess = 1 - Math.min(1, ...c.perWord.filter((quality) => quality > 0));
  const missing = c.missingKnown + Math.max(0, c.missingUnknown - beside);
  const clean =
    missing < 0.05 && c.numbers.conflicts + c.numbers.stray + c.numbers.unanswered === 0 && guess <= 0.21;
  return {
    bias: 1,
    score: Math.max(-4, Math.min(12, score)) / 4,
    lead: Math.min(2.5, lead),
    cleanLead: clean && even === 0 ? Math.min(2, lead) : 0,
    evenLead: clean && even > 0 ? Math.min(2, lead) : 0,
    ties: Math.min(4, Math.log(ties)),
    even: Math.log1p(Math.min(6, even)),
    kinds: Math.log1p(Math.min(6, kinds)),
    variants: Math.log1p(Math.min(6, variants)),
    missingKnown: Math.min(2, c.missingKnown),
    unexplained: missing > 0.3 ? 1 : 0,
    spelling: 1 - c.spelling,
    guess,
    conflicts: Math.min(2, c.numbers.conflicts),
    unanswered: Math.min(2, c.numbers.unanswered),
    stray: Math.min(2, c.numbers.stray),
    agreed: Math.min(2, c.numbers.agreed),
    said: c.said,
    unsaid: Math.min(3, c.unsaid),
    unsaidSizes: Math.min(2, c.numbers.unsaidSizes),
    head: c.head,
    stranger: stranger ? 1 : 0,
    helped: helped ? 1 : 0,
    nameless: nameless ? 1 : 0,
    oneWord: words === 1 ? 1 : 0,
    sizeless: sizes === 0 ? 1 : 0,
    sizes: Math.min(3, sizes) / 3,
  };
}

/** So few letters are a title, a street or a code more often than goods, however well they fit. */
const fewLetters = 2;

/** Probability that the best product is the one meant, by a logistic model (see confidence-weights). */
export function confidenceOf(facts: ConfidenceFacts): number {
  const features = confidenceFeatures(facts);
  let sum = 0;
  for (const name of Object.keys(confidenceWeights) as (keyof typeof confidenceWeights)[])
    sum += confidenceWeights[name] * features[name];
  const probability = 1 / (1 + Math.exp(-sum));
  const vague = facts.plain || (facts.letters <= fewLetters && facts.sizes === 0);
  return vague ? probability * 0.4 : probability;
}
