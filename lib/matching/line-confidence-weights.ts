/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.238,
  match: 0.891,
  agreed: 0.017,
  stated: 0.286,
  inferred: -0.647,
  context: -0.072,
  loose: 0.158,
  repeated: -1.306,
  ordered: 0.051,
};
