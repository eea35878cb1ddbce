import type { ReadPhrase } from '../reading/reading';
import { lineConfidenceWeights } from './line-confidence-weights';
import type { Candidate } from './match-phrase';

/** What the rest of the message says of a line. */
export interface Company {
  /** Another line found the same product. */
  repeated: boolean;
  /** Probability that it was ordered, and not named in passing. */
  ordered: number;
}

/** The facts by which a line is judged, by the name their coefficient has: those of its match, of its reading. */
export interface LineFeatures {
  match: Record<keyof typeof lineConfidenceWeights.match, number>;
  reading: Record<keyof typeof lineConfidenceWeights.reading, number>;
}

/** The facts as numbers. */
export function lineFeatures(read: ReadPhrase, top: Candidate, { repeated, ordered }: Company): LineFeatures {
  return {
    match: { bias: 1, match: oddsOf(top.confidence) },
    reading: {
      bias: 1,
      agreed: read.agreed ? 1 : 0,
      stated: read.quantityStated ? 1 : 0,
      inferred: read.quantityStated && read.quantityNote !== null ? 1 : 0,
      context: read.context === '' ? 0 : 1,
      loose: Math.min(2, read.looseWords),
      repeated: repeated ? 1 : 0,
      ordered: oddsOf(ordered),
      fraction: Number.isInteger(read.quantity) ? 0 : 1,
    },
  };
}

/** Logarithm of the odds of a probability, within bounds. */
function oddsOf(probability: number): number {
  const within = Math.min(0.995, Math.max(0.005, probability));
  return Math.log(within / (1 - within));
}

/** P(match right) × P(reading right), each a logistic model of its facts. */
export function lineProbability(
  { match, reading }: typeof lineConfidenceWeights,
  features: LineFeatures,
): number {
  return logistic(match, features.match) * logistic(reading, features.reading);
}

function logistic<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  features: Readonly<Record<Name, number>>,
): number {
  let sum = 0;
  for (const name in weights) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Probability that a line was read right and its product is the one meant. A taught alias or a code, written
 * beside a quantity, stays as certain as it is.
 */
export function lineConfidence(read: ReadPhrase, top: Candidate, company: Company): number {
  const certain =
    top.kind === 'alias' || ((top.kind === 'sku' || top.kind === 'barcode') && top.confidence > 0.99);
  if (certain && read.quantityStated && read.looseWords === 0) return top.confidence;
  return Math.round(1000 * lineProbability(lineConfidenceWeights, lineFeatures(read, top, company))) / 1000;
}
