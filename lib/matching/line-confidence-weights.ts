/**
 * Coefficients of the probability that a line was read right: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: 0.031,
  agreed: 0.485,
  stated: -0.63,
  inferred: -0.125,
  context: -0.221,
  loose: 0.106,
  repeated: -0.619,
  ordered: 0.809,
  fraction: -0.441,
};
