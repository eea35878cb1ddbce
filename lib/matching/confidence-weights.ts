/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.087,
  score: 0.973,
  lead: 0.58,
  cleanLead: 1.153,
  ties: -0.279,
  rivals: -0.604,
  missingKnown: -0.054,
  missingUnknown: -0.496,
  unexplained: -0.839,
  spelling: 0.268,
  guess: 0.413,
  conflicts: -0.752,
  unanswered: -0.679,
  stray: -0.018,
  agreed: 0.234,
  said: 0.086,
  unsaid: 0.341,
  unsaidSizes: -0.141,
  head: 0.097,
  oneWord: -0.308,
  sizeless: 0.623,
  sizes: -0.336,
};
