/**
 * Coefficients of the probability that a line was read right: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: 0.13,
  agreed: 0.429,
  stated: -0.563,
  inferred: -0.19,
  context: -0.108,
  loose: -0.075,
  repeated: -0.651,
  ordered: 0.798,
  fraction: -0.432,
};
