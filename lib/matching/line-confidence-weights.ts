/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.63,
  match: 0.754,
  agreed: 0.521,
  stated: 1.308,
  inferred: -0.861,
  context: 0.039,
  loose: -0.06,
  repeated: -1.217,
  fraction: 0,
};
