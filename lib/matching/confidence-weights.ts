/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.434,
  score: 0.744,
  aloneLead: 1.838,
  amongLead: 0.515,
  partLead: 0.729,
  ties: -0.945,
  own: -1.313,
  size: -1.246,
  same: -0.936,
  kind: -3.398,
  longer: -0.441,
  missingKnown: -1.766,
  otherBrand: -2.698,
  conflicts: -3.818,
  unanswered: -2.49,
  contradicted: -0.67,
  stranger: -4.921,
  helped: 0.84,
  nameless: 0,
  oneWord: -0.211,
};
