/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.714,
  score: 0.874,
  lead: 0.537,
  cleanLead: 1.151,
  ties: -0.296,
  rivals: -0.527,
  missingKnown: -0.091,
  missingUnknown: -0.558,
  unexplained: -0.862,
  spelling: 0.246,
  guess: 0.466,
  conflicts: -0.667,
  unanswered: -0.827,
  stray: 0.032,
  agreed: 0.294,
  said: 0.054,
  unsaid: 0.298,
  unsaidSizes: -0.148,
  head: -0.084,
  oneWord: -0.309,
  sizeless: 0.513,
  sizes: -0.333,
};
