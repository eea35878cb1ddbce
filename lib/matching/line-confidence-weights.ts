/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.022,
  match: 0.9,
  agreed: 0,
  stated: 0.127,
  inferred: -0.443,
  context: 0,
  loose: 0,
  repeated: -1.081,
  ordered: 0.066,
};
