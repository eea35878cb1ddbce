/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.393,
    match: 0.983,
  },
  reading: {
    bias: 1.102,
    agreed: 0.332,
    stated: -0.733,
    inferred: -0.389,
    context: -0.508,
    loose: -0.167,
    repeated: -1.739,
    ordered: 0.845,
    fraction: -0.394,
  },
};
