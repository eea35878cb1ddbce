/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.759,
  score: 0.741,
  aloneLead: 1.875,
  amongLead: 0.719,
  partLead: 0.941,
  ties: -0.664,
  own: -1.147,
  size: -1.089,
  same: -0.885,
  kind: -3.195,
  longer: -0.466,
  missingKnown: -1.63,
  otherBrand: -2.749,
  conflicts: -3.255,
  unanswered: -2.914,
  contradicted: -0.676,
  stranger: -4.699,
  helped: 0.91,
  nameless: 0,
  oneWord: -0.162,
};
