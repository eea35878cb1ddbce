/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.646,
  match: 0.806,
  agreed: -0.004,
  stated: 1.3,
  inferred: -0.738,
  context: 0.318,
  loose: 0.127,
  repeated: -1.103,
  fraction: 0,
};
