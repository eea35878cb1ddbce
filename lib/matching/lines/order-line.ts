import type { ReadPhrase } from '../../reading/reading';
import type { Candidate } from '../match-phrase';
import { orderLineWeights } from './order-line-weights';

/** What is known of a phrase when it is judged: itself, its best product and its company. */
export interface LineFacts {
  read: ReadPhrase;
  top: Candidate | undefined;
  /** Share of the other phrases of the message whose quantity was stated; 0 without others. */
  othersStated: number;
  /** After every phrase with a quantity, of which there are some. */
  last: boolean;
  /** Before the first, after the last of the phrases that are goods for sure; false without any. */
  aboveAll: boolean;
  belowAll: boolean;
  /** Another phrase of the message found the same product. */
  repeated: boolean;
}

/** The facts as numbers, by the name their coefficient has. Those of an unstated quantity stand alone. */
export function orderLineFeatures(facts: LineFacts): Record<keyof typeof orderLineWeights, number> {
  const { read, top } = facts;
  const around = read.surroundings;
  const sure = Math.min(0.99, Math.max(0.01, top?.confidence ?? 0));
  const bare = read.quantityStated || around?.measuredRow ? 0 : 1;
  const words = Math.min(5, read.phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length);
  const one = (fact: boolean | undefined): number => (fact ? 1 : 0);
  const match = Math.log(sure / (1 - sure));
  const strange = bare === 0 && sure < 0.3 ? 1 : 0;
  const stray = Math.log(1 + (around?.strayWords ?? 0));
  const idle = Math.log(1 + (around?.idleWords ?? 0));
  const loose = Math.min(2, read.looseWords);
  const opens = one(around?.opens);
  const closes = one(around?.closes);
  return {
    bias: 1,
    bare,
    match,
    bareMatch: bare * match,
    nothing: one(!top),
    bareWords: bare * words,
    oneWord: bare * one(words === 1),
    opens,
    closes,
    bareFenced: bare * opens * closes,
    bareOpens: bare * opens,
    asked: bare * one(around?.asked),
    stray,
    bareStray: bare * stray,
    idle: bare * idle,
    statedIdle: (1 - bare) * idle,
    loose,
    bareLoose: bare * loose,
    othersStated: bare * facts.othersStated,
    noneStated: bare * one(facts.othersStated === 0),
    complains: one(around?.complains),
    bareComplains: bare * one(around?.complains),
    questioned: one(around?.questioned),
    bareQuestioned: bare * one(around?.questioned),
    last: bare * one(facts.last),
    beside: bare * one(around?.beside),
    repeated: bare * one(facts.repeated),
    statedRepeated: (1 - bare) * one(facts.repeated),
    vague: one(around?.vague),
    idleInside: Math.min(3, around?.idleInside ?? 0),
    strange,
    strangeFenced: strange * opens * closes,
    strangeMarked: strange * one(around?.marked),
    strangeTitled: strange * one(around?.titled),
    strangeAbove: strange * one(facts.aboveAll),
    strangeBelow: strange * one(facts.belowAll),
    strangeStray: strange * stray,
    strangeWords: strange * words,
    strangeNumber: strange * one(read.quantity > 200),
    titled: bare * one(around?.titled),
    bareAbove: bare * one(facts.aboveAll),
    bareBelow: bare * one(facts.belowAll),
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
