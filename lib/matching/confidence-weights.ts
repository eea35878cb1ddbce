/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.041,
  score: 0.985,
  lead: 0.563,
  cleanLead: 1.156,
  ties: -0.267,
  rivals: -0.632,
  missingKnown: -0.053,
  missingUnknown: -0.495,
  unexplained: -0.839,
  spelling: 0.262,
  guess: 0.397,
  conflicts: -0.75,
  unanswered: -0.678,
  stray: -0.021,
  agreed: 0.219,
  said: 0.062,
  unsaid: 0.332,
  unsaidSizes: -0.136,
  head: 0.11,
  oneWord: -0.313,
  sizeless: 0.647,
  sizes: -0.341,
};
