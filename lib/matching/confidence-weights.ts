/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.114,
  score: 1.237,
  lead: 0.714,
  cleanLead: 0.926,
  evenLead: 0.074,
  ties: -0.887,
  even: -0.808,
  kinds: -3.119,
  variants: -0.833,
  missingKnown: -1.957,
  unexplained: 0.442,
  spelling: 0.354,
  guess: 1.289,
  conflicts: -2.801,
  unanswered: -2.66,
  stray: 0.298,
  agreed: 0.005,
  said: 0.36,
  unsaid: 0.293,
  unsaidSizes: 0.089,
  head: -1.832,
  stranger: -4.665,
  helped: 0.822,
  nameless: -1.823,
  oneWord: -0.185,
  sizeless: -0.021,
  sizes: 0.076,
};
