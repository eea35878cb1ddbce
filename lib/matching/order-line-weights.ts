/**
 * Coefficients of the probability that a phrase was ordered: a logistic model of the facts in order-line.ts.
 * Written by `npx tsx bench/matching/train-order-line.ts` from bench/data; do not edit by hand.
 */
export const orderLineWeights = {
  bias: 3.906,
  bare: -0.856,
  match: 0.456,
  bareMatch: 0.121,
  nothing: 0.069,
  bareNothing: 0,
  bareWords: 0.141,
  oneWord: -1.576,
  fenced: -0.856,
  opens: -0.839,
  asked: 0.245,
  stray: -1.285,
  bareStray: -0.346,
  idle: -1.085,
  loose: -0.838,
  bareLoose: 0.711,
  othersStated: -1.307,
  noneStated: 0.552,
  bracketed: -0.002,
  complains: -1.257,
  bareComplains: -0.472,
  last: -0.79,
  beside: -0.333,
  repeated: -0.287,
};
