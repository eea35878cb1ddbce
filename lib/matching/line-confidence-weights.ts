/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.151,
  match: 0.895,
  agreed: 0,
  stated: 0.308,
  inferred: -0.427,
  context: 0,
  loose: 0,
  repeated: -1.195,
  ordered: 0.042,
};
