/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.819,
  score: 0.821,
  aloneLead: 1.915,
  amongLead: 0.638,
  partLead: 0.858,
  ties: -0.81,
  own: -1.305,
  size: -1.061,
  same: -1.004,
  kind: -3.264,
  longer: -0.369,
  missingKnown: -1.444,
  otherBrand: -2.361,
  conflicts: -2.797,
  unanswered: -3.137,
  contradicted: -0.598,
  stranger: -4.268,
  helped: 1.056,
  nameless: 0,
  oneWord: -0.188,
};
