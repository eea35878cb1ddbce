/**
 * Coefficients of the confidence: a logistic model of the facts in confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.988,
  score: 0.908,
  lead: 0.735,
  leadRoot: 0.057,
  tied: -0.108,
  ties: -0.299,
  missingKnown: -0.255,
  missingUnknown: -Math.LOG10E,
  spelling: 0.723,
  conflicts: -1.265,
  unanswered: -1.062,
  stray: -0.386,
  agreed: -0.026,
  said: 0.284,
  unsaid: 0.261,
  marked: -0.243,
  head: 0.131,
  asked: -0.254,
  otherBrand: -0.024,
  guess: 1.071,
  unsaidSizes: -0.005,
  pack: 0.324,
  clearLead: 0.258,
  clean: 0.312,
  cleanLead: 1.359,
  unexplained: -1.344,
};
