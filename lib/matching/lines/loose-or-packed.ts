import type { CompiledLexicon } from '../../reading/lexicons/compile';
import type { ReadPhrase } from '../../reading/reading';
import { describeGoods } from '../goods/describe-goods';
import { measuresOut } from '../goods/selling-measure';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate, Match } from '../match-phrase';
import { productOf } from './product-of';

/**
 * Of goods that come loose by the kilogram and in bags of 10 kg: "3 x 10kg onions" are three bags, for a size that is counted is
 * that of what is counted, and "10kg of onions" are loose, or a bag, which the line then asks. `lookUp` finds the phrase by
 * another unit.
 */
export function looseOrPacked(
  index: CatalogueIndex,
  read: Pick<ReadPhrase, 'wanted' | 'quantityStated' | 'unit'>,
  candidates: Candidate[],
  lexicon: CompiledLexicon,
  lookUp: (unit: string) => Pick<Match, 'candidates'>,
): Candidate[] {
  const products = candidates.flatMap((candidate) => productOf(index, [candidate]) ?? []);
  const measure = products.find((product) => product.measure !== null)?.measure ?? null;
  if (measure === null || read.unit !== null) return candidates;
  const [size, another] = describeGoods(read.wanted, lexicon).numbers.filter((number) =>
    measuresOut(number, measure),
  );
  if (!size || another) return candidates;
  const comesInIt = ({ measure: loose, numbers }: IndexedProduct): boolean =>
    loose === null &&
    numbers.some(({ dimension, base }) => dimension === size.dimension && base === size.base);
  if (!products.some(comesInIt)) return candidates;
  const meant = lookUp(read.quantityStated ? 'piece' : measure.symbol).candidates;
  const product = productOf(index, meant);
  const isMeant = product && (read.quantityStated ? comesInIt(product) : product.measure !== null);
  return isMeant && (meant[0]?.confidence ?? 0) >= (candidates[0]?.confidence ?? 0) ? meant : candidates;
}
