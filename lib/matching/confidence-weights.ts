/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -2.714,
  score: 1.23,
  aloneLead: 1.734,
  amongLead: 0.479,
  partLead: 0.881,
  ties: -1.072,
  own: -1.349,
  size: -0.947,
  same: -1.058,
  kind: -3.238,
  longer: -0.439,
  missingKnown: -1.894,
  otherBrand: -2.984,
  conflicts: -3.167,
  unanswered: -2.328,
  contradicted: -0.068,
  stranger: -4.633,
  helped: 0.755,
  nameless: 0,
  oneWord: -0.369,
};
