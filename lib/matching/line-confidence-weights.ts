/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.258,
  match: 0.894,
  agreed: 0.027,
  stated: 0.313,
  inferred: -0.651,
  context: -0.075,
  loose: 0.157,
  repeated: -1.3,
  ordered: 0.046,
};
