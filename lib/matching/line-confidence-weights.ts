/**
 * Coefficients of the probability that a line was read right: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: 0.031,
  agreed: 0.495,
  stated: -0.617,
  inferred: -0.115,
  context: -0.219,
  loose: 0.099,
  repeated: -0.614,
  ordered: 0.811,
  fraction: -0.434,
};
