/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.577,
  score: 0.994,
  lead: 0.506,
  cleanLead: 1.24,
  evenLead: 0.421,
  ties: -0.635,
  even: -0.844,
  kinds: -0.388,
  variants: -0.737,
  missingKnown: -0.015,
  missingUnknown: -0.531,
  unexplained: -0.881,
  spelling: 0.378,
  guess: 0.629,
  conflicts: -0.947,
  unanswered: -0.947,
  stray: 0.255,
  agreed: 0.133,
  said: 0.137,
  unsaid: 0.353,
  unsaidSizes: -0.148,
  head: -0.085,
  otherContext: -0.104,
  oneWord: -0.31,
  sizeless: 0.539,
  sizes: -0.4,
};
