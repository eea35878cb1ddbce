/**
 * Coefficients of the confidence of a match: a logistic model of the facts in confidence.ts.
 * Written by `npm run train:confidence` from bench/data; do not edit by hand.
 */
export const confidenceWeights = {
  bias: -3.242,
  score: 1.312,
  aloneLead: 1.852,
  amongLead: 0.489,
  partLead: 1.057,
  ties: -1.038,
  own: -1.197,
  size: -0.92,
  same: -0.754,
  kind: -2.358,
  fuller: -1.054,
  longer: -0.205,
  missingKnown: -1.283,
  otherBrand: -2.339,
  conflicts: -2.897,
  unanswered: -1.407,
  contradicted: 0,
  stranger: -4.623,
  helped: 0.759,
  nameless: -0.04,
  oneWord: -0.273,
  loneGuess: -4.027,
  loneFurther: -1.486,
};
