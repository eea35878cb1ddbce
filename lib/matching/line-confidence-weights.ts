/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -1.111,
  match: 0.998,
  agreed: 0.215,
  stated: 0.559,
  inferred: -0.251,
  context: -0.256,
  loose: 0.245,
  repeated: -1.977,
  ordered: 0.113,
};
