/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.402,
  match: 0.912,
  next: -4.16,
  agreed: 0.076,
  stated: 1.281,
  inferred: -0.716,
  context: 0,
  loose: 0,
  repeated: -1.261,
  ordered: 0,
};
