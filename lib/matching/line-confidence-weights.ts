/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -1.097,
  match: 0.672,
  agreed: 0.091,
  stated: 0.879,
  inferred: -0.518,
  context: 0.214,
  loose: 0.228,
  repeated: -0.783,
  ordered: 0.247,
  fraction: -0.039,
};
