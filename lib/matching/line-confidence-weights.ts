/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.412,
    match: 0.946,
  },
  reading: {
    bias: 0.938,
    agreed: 0.309,
    stated: -0.779,
    inferred: -0.553,
    context: -0.636,
    loose: -0.312,
    repeated: -1.5,
    ordered: 0.932,
    fraction: -0.233,
  },
};
