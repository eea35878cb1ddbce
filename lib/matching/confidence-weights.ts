/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.061,
  score: 0.98,
  lead: 0.57,
  cleanLead: 1.156,
  ties: -0.273,
  rivals: -0.62,
  missingKnown: -0.053,
  missingUnknown: -0.494,
  unexplained: -0.839,
  spelling: 0.264,
  guess: 0.403,
  conflicts: -0.75,
  unanswered: -0.677,
  stray: -0.02,
  agreed: 0.225,
  said: 0.073,
  unsaid: 0.335,
  unsaidSizes: -0.139,
  head: 0.104,
  oneWord: -0.311,
  sizeless: 0.633,
  sizes: -0.338,
};
