/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.759,
  match: 0.898,
  agreed: 0.011,
  stated: 0.693,
  inferred: -0.587,
  context: 0,
  loose: 0,
  repeated: -1.03,
  ordered: 0.068,
};
