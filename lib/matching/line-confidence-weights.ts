/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.457,
    match: 0.943,
  },
  reading: {
    bias: 0.475,
    agreed: 0.541,
    stated: -0.83,
    inferred: -0.93,
    context: -0.354,
    loose: -0.149,
    repeated: -1.668,
    ordered: 0.932,
    fraction: -0.206,
  },
};
