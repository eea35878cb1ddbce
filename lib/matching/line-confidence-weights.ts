/**
 * Coefficients of the probability that a line was read right: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: 0.025,
  agreed: 0.493,
  stated: -0.632,
  inferred: -0.122,
  context: -0.219,
  loose: 0.11,
  repeated: -0.617,
  ordered: 0.809,
  fraction: -0.44,
};
