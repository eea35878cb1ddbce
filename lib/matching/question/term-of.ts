import type { CatalogueIndex } from '../index/catalogue-index';
import type { Expansion } from './expansion';

/** Takes a way in which a customer's word may stand in the catalogue; of the same way twice, the surer one stays. */
export type Offer = (termIds: number[], quality: number, how: Expansion['how']) => void;

/** The id of a word that some product has. */
export function termOf(index: CatalogueIndex, text: string): number | undefined {
  const id = index.termByText.get(text);
  return id !== undefined && (index.terms[id]?.postings.count ?? 0) > 0 ? id : undefined;
}
