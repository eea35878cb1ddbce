/**
 * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts. Written by
 * `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  bias: -0.714,
  match: 0.865,
  agreed: 0.185,
  stated: 1.09,
  inferred: -0.657,
  context: 0.302,
  loose: 0.138,
  repeated: -0.942,
  fraction: 0,
};
