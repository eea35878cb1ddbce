import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';

/** The product that the best candidate names. */
export const productOf = (index: CatalogueIndex, [top]: readonly Candidate[]): IndexedProduct | undefined =>
  top && index.products[index.ordinalById.get(top.productId) ?? -1];
