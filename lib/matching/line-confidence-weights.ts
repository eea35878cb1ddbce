/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.479,
    match: 0.943,
  },
  reading: {
    bias: 0.467,
    agreed: 0.529,
    stated: -0.872,
    inferred: -0.923,
    context: -0.348,
    loose: -0.134,
    repeated: -1.659,
    ordered: 0.941,
    fraction: -0.207,
  },
};
