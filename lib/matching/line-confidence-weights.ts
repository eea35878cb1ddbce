/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.508,
    match: 0.937,
  },
  reading: {
    bias: 0.536,
    agreed: 0.552,
    stated: -1.003,
    inferred: -0.665,
    context: -0.602,
    loose: -0.336,
    repeated: -1.655,
    ordered: 0.954,
    fraction: -0.314,
  },
};
