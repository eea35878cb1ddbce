/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -1.506,
  score: 0.694,
  aloneLead: 1.946,
  amongLead: 0.668,
  partLead: 0.861,
  ties: -0.822,
  own: -1.228,
  size: -1.216,
  same: -0.797,
  kind: -3.271,
  longer: -0.365,
  missingKnown: -1.774,
  otherBrand: -2.673,
  conflicts: -3.839,
  unanswered: -2.514,
  contradicted: -0.75,
  stranger: -4.928,
  helped: 0.826,
  nameless: 0,
  oneWord: -0.204,
};
