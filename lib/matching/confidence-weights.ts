/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.572,
  score: 1.835,
  lead: 0.57,
  cleanLead: 0.831,
  evenLead: 0.233,
  ties: -0.939,
  even: -1.009,
  kinds: -3.15,
  variants: -1.062,
  missingKnown: 0.501,
  missingUnknown: 1.458,
  unexplained: -0.606,
  spelling: 0.766,
  guess: 1.028,
  conflicts: -1.709,
  unanswered: -1.415,
  stray: 0.199,
  agreed: -0.111,
  said: -0.126,
  unsaid: 0.397,
  unsaidSizes: 0.231,
  head: -1.184,
  stranger: -4.442,
  helped: 1.002,
  nameless: -1.08,
  oneWord: -0.201,
  sizeless: -0.071,
  sizes: -0.188,
};
