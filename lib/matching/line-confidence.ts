import type { ReadPhrase } from '../reading/read-message';
import { lineConfidenceWeights } from './line-confidence-weights';
import type { Candidate } from './match-phrase';

/** What the rest of the message says of a line. */
export interface Company {
  /** Another line found the same product. */
  repeated: boolean;
  /** Probability that it was ordered, and not named in passing. */
  ordered: number;
}

/** What the reading adds to the confidence of the match, by the name its coefficient has. */
export function lineFeatures(
  read: ReadPhrase,
  top: Candidate,
  { repeated, ordered }: Company,
): Record<keyof typeof lineConfidenceWeights, number> {
  const sure = Math.min(0.995, Math.max(0.005, top.confidence));
  return {
    bias: 1,
    match: Math.log(sure / (1 - sure)),
    agreed: read.agreed ? 1 : 0,
    stated: read.quantityStated ? 1 : 0,
    inferred: read.quantityStated && read.quantityNote !== null ? 1 : 0,
    context: read.context === '' ? 0 : 1,
    loose: Math.min(2, read.looseWords),
    repeated: repeated ? 1 : 0,
    ordered: Math.log(Math.min(0.995, Math.max(0.005, ordered)) / Math.max(0.005, 1 - ordered)),
    fraction: Number.isInteger(read.quantity) ? 0 : 1,
  };
}

/**
 * Probability that a line was read right and its product is the one meant: P(reading) × P(match) in one
 * logistic model. A taught alias or a code, written beside a quantity, stays as certain as it is.
 */
export function lineConfidence(read: ReadPhrase, top: Candidate, company: Company): number {
  const certain =
    top.kind === 'alias' || ((top.kind === 'sku' || top.kind === 'barcode') && top.confidence > 0.99);
  if (certain && read.quantityStated && read.looseWords === 0) return top.confidence;
  const features = lineFeatures(read, top, company);
  let sum = 0;
  for (const name of Object.keys(lineConfidenceWeights) as (keyof typeof lineConfidenceWeights)[])
    sum += lineConfidenceWeights[name] * features[name];
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000;
}
