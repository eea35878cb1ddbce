/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.607,
  score: 1.138,
  lead: 0.62,
  cleanLead: 0.976,
  evenLead: 0.157,
  ties: -0.905,
  even: -0.831,
  kinds: -2.971,
  variants: -0.858,
  missingKnown: -2.063,
  unexplained: 0.192,
  spelling: 0.247,
  guess: 1.427,
  conflicts: -3.002,
  unanswered: -2.882,
  stray: 0.196,
  agreed: 0.059,
  said: 0.324,
  unsaid: 0.258,
  unsaidSizes: 0.115,
  head: -1.961,
  stranger: -4.703,
  helped: 0.84,
  nameless: -1.999,
  oneWord: -0.18,
  sizeless: -0.067,
  sizes: -0.08,
};
