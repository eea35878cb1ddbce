import { widestMargin } from '../../reading/items/find-margins';
import type { ReadPhrase } from '../../reading/reading';
import type { Candidate } from '../match-phrase';
import { lineConfidenceWeights } from './line-confidence-weights';

/** What the rest of the message says of a line. */
export interface Company {
  /** Probability that its best product is the one meant by the phrase. */
  match: number;
  /** Probability that it is the next best; 0 without one. */
  next: number;
  /** Another line found the same product. */
  repeated: boolean;
  /** Probability that it was ordered, and not named in passing. */
  ordered: number;
}

export type ReadingName = keyof typeof lineConfidenceWeights;

const names = Object.keys(lineConfidenceWeights) as ReadingName[];

/** The facts by which the reading of a line is judged, by the name their coefficient has. */
export function readingFeatures(
  read: ReadPhrase,
  { match, next, repeated, ordered }: Company,
): Record<ReadingName, number> {
  const one = (fact: boolean | undefined): number => (fact ? 1 : 0);
  const around = read.surroundings;
  const odds = oddsOf(match);
  // Of goods that are hardly there, how they were read says nothing.
  const sure = Math.max(0, odds);
  return {
    bias: 1,
    match: odds,
    next,
    agreed: one(read.agreed),
    stated: one(read.quantityStated),
    inferred: one(read.quantityStated && read.quantityNote !== null),
    context: one(read.context !== ''),
    loose: Math.min(2, read.looseWords),
    repeated: one(repeated),
    listed: sure * one(around === null || around.follows || around.precedes),
    narrow: sure * Math.log((1 + widestMargin) / (1 + read.margin)),
    quoted: one(around?.quoted),
    complains: one(around?.complains),
    ordered: oddsOf(ordered),
  };
}

/** Logarithm of the odds of a probability, within bounds. */
function oddsOf(probability: number): number {
  const within = Math.min(0.995, Math.max(0.005, probability));
  return Math.log(within / (1 - within));
}

/** Probability by a logistic model of the facts of reading and match. */
function probabilityOf(features: Readonly<Record<ReadingName, number>>): number {
  let sum = 0;
  for (const name of names) sum += lineConfidenceWeights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Where goods stand in two lines, one of them is mostly a correction that was not understood, and the order is too large: of
 * 24 labelled messages read so, three were right. However plainly both are called, nobody is sure of them.
 */
const mostOfRepeated = 0.6;

/**
 * Probability that a line was read right and its product is the one meant: the match's, moved by what speaks for the
 * reading. A taught alias or a code, written beside a quantity, stays as certain as it is; goods in two lines never are.
 */
export function lineConfidence(read: ReadPhrase, top: Candidate, company: Omit<Company, 'match'>): number {
  const most = company.repeated ? mostOfRepeated : 1;
  return Math.min(most, heardConfidence(read, top, company));
}

/** The same of goods in a line of their own. */
function heardConfidence(read: ReadPhrase, top: Candidate, company: Omit<Company, 'match'>): number {
  const certain =
    top.kind === 'alias' ||
    top.kind === 'customer_code' ||
    ((top.kind === 'sku' || top.kind === 'barcode') && top.confidence > 0.99);
  if (certain && read.quantityStated && read.looseWords === 0) return top.confidence;
  const probability = probabilityOf(readingFeatures(read, { ...company, match: top.confidence }));
  return Math.round(1000 * probability) / 1000;
}
