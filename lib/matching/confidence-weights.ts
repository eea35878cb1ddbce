/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.452,
  score: 0.976,
  lead: 0.512,
  cleanLead: 1.251,
  evenLead: 0.422,
  ties: -0.633,
  even: -0.873,
  kinds: -0.335,
  variants: -0.74,
  missingKnown: -0.003,
  missingUnknown: -0.524,
  unexplained: -0.862,
  spelling: 0.368,
  guess: 0.6,
  conflicts: -0.928,
  unanswered: -0.911,
  stray: 0.284,
  agreed: 0.115,
  said: 0.097,
  unsaid: 0.38,
  unsaidSizes: -0.125,
  head: -0.088,
  otherContext: -0.097,
  oneWord: -0.314,
  sizeless: 0.528,
  sizes: -0.38,
};
