/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.451,
  match: 0.838,
  agreed: 0.09,
  stated: 0.543,
  inferred: -0.53,
  context: 0,
  loose: 0,
  repeated: -1.018,
  ordered: 0.048,
};
