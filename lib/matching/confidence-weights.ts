/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.701,
  score: 0.648,
  aloneLead: 1.921,
  amongLead: 0.713,
  partLead: 0.965,
  ties: -0.739,
  own: -1.143,
  size: -0.906,
  same: -0.675,
  kind: -3.118,
  longer: -0.4,
  missingKnown: -1.325,
  otherBrand: -2.45,
  conflicts: -2.813,
  unanswered: -2.773,
  contradicted: -0.848,
  stranger: -4.554,
  helped: 0.871,
  nameless: 0,
  oneWord: -0.183,
};
