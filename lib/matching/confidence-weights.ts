/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.304,
  score: 1.249,
  aloneLead: 1.926,
  amongLead: 0.513,
  partLead: 1.174,
  ties: -0.971,
  own: -1.159,
  size: -0.775,
  same: -0.456,
  kind: -1.948,
  fuller: -0.865,
  longer: -0.062,
  missingKnown: -1.819,
  otherBrand: -1.768,
  conflicts: -2.797,
  unanswered: -1.749,
  contradicted: 0,
  stranger: -4.567,
  helped: 0.919,
  nameless: 0,
  oneWord: -0.265,
};
