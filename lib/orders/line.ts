/** A product that a line might mean, as stored with the line. */
export interface StoredCandidate {
  productId: string;
  confidence: number;
  reason: string;
}
