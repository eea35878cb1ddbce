/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.809,
  score: 0.894,
  lead: 0.542,
  cleanLead: 1.145,
  ties: -0.278,
  rivals: -0.517,
  missingKnown: -0.115,
  missingUnknown: -0.561,
  unexplained: -0.882,
  spelling: 0.249,
  guess: 0.473,
  conflicts: -0.66,
  unanswered: -0.822,
  stray: 0.041,
  agreed: 0.296,
  said: 0.073,
  unsaid: 0.29,
  unsaidSizes: -0.179,
  head: -0.062,
  oneWord: -0.313,
  sizeless: 0.509,
  sizes: -0.337,
};
