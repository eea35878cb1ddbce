/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.451,
  match: 0.883,
  agreed: 0.011,
  stated: 0.303,
  inferred: -0.619,
  context: -0.044,
  loose: 0.168,
  repeated: -1.272,
  ordered: 0.074,
};
