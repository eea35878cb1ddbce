/**
 * Coefficients of the probability that a line was read right: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: 0.183,
  agreed: 0.583,
  stated: -0.617,
  inferred: -0.447,
  context: -0.134,
  loose: 0.146,
  repeated: -0.463,
  ordered: 0.735,
  fraction: -0.122,
};
