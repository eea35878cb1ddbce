/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.569,
  match: 0.831,
  agreed: 0.104,
  stated: 0.555,
  inferred: -0.492,
  context: 0,
  loose: 0,
  repeated: -0.973,
  ordered: 0.052,
};
