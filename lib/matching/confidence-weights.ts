/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -0.744,
  score: 0.918,
  lead: 0.631,
  cleanLead: 0.785,
  evenLead: 0.082,
  ties: -0.658,
  even: -0.972,
  kinds: -3.222,
  variants: -0.995,
  missingKnown: -1.842,
  unexplained: -0.437,
  spelling: -0.05,
  guess: 0.334,
  conflicts: -2.903,
  unanswered: -2.18,
  stray: -0.158,
  agreed: 0.011,
  said: -0.234,
  unsaid: 0.021,
  unsaidSizes: 0.175,
  head: -1.301,
  stranger: -4.556,
  helped: 0.883,
  nameless: -1.415,
  oneWord: -0.245,
  sizeless: -0.173,
  sizes: 0.057,
};
