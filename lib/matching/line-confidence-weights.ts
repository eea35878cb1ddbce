/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.063,
  match: 0.847,
  agreed: 0.159,
  stated: 0,
  inferred: -0.94,
  context: -0.043,
  loose: 0,
  repeated: -1.016,
  ordered: 0.065,
};
