/**
 * Coefficients of the confidence: a logistic model of the facts in confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.588,
  score: 0.902,
  lead: 0.682,
  leadRoot: -0.001,
  tied: -0.173,
  ties: -0.192,
  missingKnown: -0.265,
  missingUnknown: -0.438,
  spelling: 0.728,
  conflicts: -1.19,
  unanswered: -1.004,
  stray: -0.374,
  agreed: 0.001,
  said: 0.167,
  unsaid: 0.269,
  marked: -0.251,
  rivals: -0.689,
  rivalled: 0.349,
  head: 0.127,
  asked: -0.2,
  otherBrand: -0.024,
  guess: 0.958,
  unsaidSizes: -0.013,
  pack: 0.191,
  clearLead: 0.26,
  clean: 0.393,
  cleanLead: 1.359,
  unexplained: -1.317,
};
