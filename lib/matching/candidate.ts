import type { LineDecision } from '../decision';

export type CandidateKind = 'customer_code' | 'sku' | 'barcode' | 'alias' | 'fuzzy_alias' | 'similarity';

export interface Candidate {
  productId: string;
  sku: string;
  /** Probability that this product is meant, 0 to 1. */
  confidence: number;
  /** For a clerk: what speaks for this product and what against. */
  reason: string;
  kind: CandidateKind;
  /** What a person is to decide about it; only of the best one, unless it is exact. */
  decision?: LineDecision;
}

/** To three decimals, as confidences are shown. */
export const roundConfidence = (value: number): number => Math.round(value * 1000) / 1000;
