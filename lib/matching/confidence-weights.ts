/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.943,
  score: 0.971,
  lead: 0.593,
  cleanLead: 1.357,
  evenLead: 0.43,
  ties: -0.637,
  even: -0.684,
  kinds: -0.498,
  variants: -0.672,
  missingKnown: -0.004,
  missingUnknown: -0.559,
  unexplained: -0.798,
  spelling: 0.442,
  guess: 0.649,
  conflicts: -0.941,
  unanswered: -0.93,
  stray: 0.102,
  agreed: 0.117,
  said: 0.265,
  unsaid: 0.384,
  unsaidSizes: -0.229,
  head: 0.043,
  otherContext: -0.097,
  oneWord: -0.342,
  sizeless: 0.424,
  sizes: -0.437,
};
