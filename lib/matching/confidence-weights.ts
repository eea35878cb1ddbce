/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.051,
  score: 0.975,
  lead: 0.563,
  cleanLead: 1.146,
  ties: -0.274,
  rivals: -0.628,
  missingKnown: -0.052,
  missingUnknown: -0.489,
  unexplained: -0.848,
  spelling: 0.272,
  guess: 0.412,
  conflicts: -0.762,
  unanswered: -0.687,
  stray: -0.02,
  agreed: 0.225,
  said: 0.075,
  unsaid: 0.332,
  unsaidSizes: -0.136,
  head: 0.12,
  oneWord: -0.315,
  sizeless: 0.633,
  sizes: -0.339,
};
