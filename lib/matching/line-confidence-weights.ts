/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -1.292,
  match: 0.986,
  agreed: 0.225,
  stated: 0.721,
  inferred: -0.324,
  context: -0.148,
  loose: 0.281,
  repeated: -1.882,
  ordered: 0.116,
};
