/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.57,
  score: 1.832,
  lead: 0.561,
  cleanLead: 0.842,
  evenLead: 0.257,
  ties: -0.938,
  even: -1.021,
  kinds: -2.895,
  variants: -1.076,
  missingKnown: 0.321,
  missingUnknown: 1.365,
  unexplained: -0.483,
  spelling: 0.762,
  guess: 1.138,
  conflicts: -1.699,
  unanswered: -1.401,
  stray: 0.213,
  agreed: -0.106,
  said: -0.123,
  unsaid: 0.397,
  unsaidSizes: 0.241,
  head: -1.178,
  stranger: -4.452,
  helped: 0.999,
  nameless: -1.066,
  oneWord: -0.197,
  sizeless: -0.077,
  sizes: -0.205,
};
