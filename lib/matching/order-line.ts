import type { ReadPhrase } from '../reading/read-message';
import type { Candidate } from './match-phrase';
import { orderLineWeights } from './order-line-weights';

/** What is known of a phrase when it is judged: itself, its best product and its company. */
export interface LineFacts {
  read: ReadPhrase;
  top: Candidate | undefined;
  /** Share of the other phrases of the message whose quantity was stated; 0 without others. */
  othersStated: number;
  /** After every phrase with a quantity, of which there are some. */
  last: boolean;
  /** Another phrase of the message found the same product. */
  repeated: boolean;
}

/** The facts as numbers, by the name their coefficient has. Those of an unstated quantity stand alone. */
export function orderLineFeatures(facts: LineFacts): Record<keyof typeof orderLineWeights, number> {
  const { read, top, othersStated, repeated, last } = facts;
  const around = read.surroundings;
  const sure = Math.min(0.99, Math.max(0.01, top?.confidence ?? 0));
  const bare = read.quantityStated ? 0 : 1;
  const words = Math.min(5, read.phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length);
  const fenced = around?.opens && around.closes ? 1 : 0;
  return {
    bias: 1,
    bare,
    match: Math.log(sure / (1 - sure)),
    bareMatch: bare * Math.log(sure / (1 - sure)),
    nothing: top ? 0 : 1,
    bareNothing: top ? 0 : bare,
    bareWords: bare * words,
    oneWord: bare * (words === 1 ? 1 : 0),
    fenced: bare * fenced,
    opens: bare * (around?.opens ? 1 : 0),
    asked: bare * (around?.asked ? 1 : 0),
    stray: Math.log(1 + (around?.strayWords ?? 0)),
    bareStray: bare * Math.log(1 + (around?.strayWords ?? 0)),
    idle: bare * Math.log(1 + (around?.idleWords ?? 0)),
    loose: Math.min(2, read.looseWords),
    bareLoose: bare * Math.min(2, read.looseWords),
    othersStated: bare * othersStated,
    noneStated: bare * (othersStated === 0 ? 1 : 0),
    bracketed: bare * (around?.bracketed ? 1 : 0),
    complains: around?.complains ? 1 : 0,
    bareComplains: bare * (around?.complains ? 1 : 0),
    last: bare * (last ? 1 : 0),
    beside: bare * (around?.beside ? 1 : 0),
    repeated: bare * (repeated ? 1 : 0),
  };
}

/** Probability that a phrase was ordered, and is no goods named in passing, address or chatter. */
export function orderLineProbability(facts: LineFacts): number {
  if (facts.read.surroundings === null) return 1;
  const features = orderLineFeatures(facts);
  let sum = 0;
  for (const name of Object.keys(orderLineWeights) as (keyof typeof orderLineWeights)[])
    sum += orderLineWeights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
