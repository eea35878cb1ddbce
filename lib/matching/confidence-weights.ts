/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.384,
  score: 0.588,
  aloneLead: 2.096,
  amongLead: 0.672,
  partLead: 0.997,
  ties: -0.898,
  own: -1.229,
  size: -0.929,
  same: -0.539,
  kind: -3.119,
  longer: -0.421,
  missingKnown: -1.903,
  otherBrand: -1.788,
  conflicts: -3.363,
  unanswered: -2.474,
  contradicted: -0.747,
  stranger: -5.069,
  helped: 0.957,
  nameless: -0.052,
  oneWord: -0.077,
};
