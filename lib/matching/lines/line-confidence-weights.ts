/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.088,
  match: 0.83,
  next: -3.383,
  agreed: 0,
  stated: 1.048,
  inferred: -0.335,
  context: 0,
  loose: -0.166,
  repeated: -1.603,
  listed: 0.243,
  narrow: -0.213,
  quoted: -0.854,
  complains: -0.552,
  ordered: 0,
};
