/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.148,
  match: 0.905,
  agreed: 0,
  stated: 0.361,
  inferred: -0.44,
  context: 0,
  loose: 0,
  repeated: -1.06,
  ordered: 0.029,
};
