/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -1.235,
  match: 0.972,
  agreed: 0.262,
  stated: 0.679,
  inferred: -0.323,
  context: -0.111,
  loose: 0.359,
  repeated: -2.006,
  ordered: 0.147,
};
