/**
 * Coefficients of the confidence: a logistic model of the facts in confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -5.108,
  score: 0.938,
  lead: 0.848,
  leadRoot: 0.38,
  tied: -0.138,
  ties: -0.394,
  missingKnown: -0.097,
  missingUnknown: -0.228,
  spelling: 0.369,
  conflicts: -1.32,
  unanswered: -1.105,
  stray: -0.486,
  agreed: -0.073,
  said: -0.024,
  unsaid: 0.343,
  marked: -0.283,
  head: -0.012,
  asked: -0.027,
  otherBrand: -0.022,
  guess: 0.469,
  unsaidSizes: -0.057,
  pack: 0.31,
  clearLead: 0.242,
  clean: 2.052,
  cleanLead: 0.478,
  unexplained: -1.046,
};
