/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.485,
  match: 0.907,
  next: -4.151,
  agreed: 0.078,
  stated: 1.215,
  inferred: -0.699,
  context: 0,
  loose: 0,
  repeated: -1.162,
  ordered: 0,
};
