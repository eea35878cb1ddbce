/**
 * Coefficients of the confidence: a logistic model of the facts in confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.651,
  score: 0.898,
  lead: 0.677,
  leadRoot: 0.017,
  tied: -0.156,
  ties: -0.181,
  missingKnown: -0.261,
  missingUnknown: -0.448,
  spelling: 0.776,
  conflicts: -1.256,
  unanswered: -1.046,
  stray: -0.394,
  agreed: 0,
  said: 0.171,
  unsaid: 0.242,
  marked: -0.261,
  rivals: -0.726,
  rivalled: 0.386,
  head: 0.118,
  asked: -0.244,
  otherBrand: -0.025,
  guess: 1.025,
  unsaidSizes: 0.012,
  pack: 0.313,
  clearLead: 0.252,
  clean: 0.361,
  cleanLead: 1.342,
  unexplained: -1.355,
};
