/**
 * Coefficients of the confidence of a line: two logistic models of the facts in line-confidence.ts, to be multiplied.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const lineConfidenceWeights = {
  match: {
    bias: 0.462,
    match: 0.944,
  },
  reading: {
    bias: 0.915,
    agreed: 0.086,
    stated: -0.693,
    inferred: -0.416,
    context: -0.551,
    loose: 0.063,
    repeated: -1.473,
    ordered: 1.012,
    fraction: -0.278,
  },
};
