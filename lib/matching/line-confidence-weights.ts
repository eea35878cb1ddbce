/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.414,
  match: 0.912,
  next: -3.897,
  agreed: 0.077,
  stated: 1.276,
  inferred: -0.671,
  context: 0,
  loose: 0,
  repeated: -1.176,
  ordered: 0,
};
