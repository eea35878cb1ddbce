/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.46,
  score: 0.98,
  lead: 0.507,
  cleanLead: 1.253,
  evenLead: 0.426,
  ties: -0.632,
  even: -0.88,
  kinds: -0.336,
  variants: -0.743,
  missingKnown: -0.005,
  missingUnknown: -0.523,
  unexplained: -0.858,
  spelling: 0.37,
  guess: 0.603,
  conflicts: -0.931,
  unanswered: -0.909,
  stray: 0.286,
  agreed: 0.116,
  said: 0.096,
  unsaid: 0.382,
  unsaidSizes: -0.123,
  head: -0.083,
  otherContext: -0.097,
  oneWord: -0.314,
  sizeless: 0.529,
  sizes: -0.381,
};
