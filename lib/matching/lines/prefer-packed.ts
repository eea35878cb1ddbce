import type { CompiledLexicon } from '../../reading/lexicons/compile';
import type { ReadPhrase } from '../../reading/reading';
import { describeGoods } from '../goods/describe-goods';
import { measuresOut } from '../goods/selling-measure';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { Candidate, Match } from '../match-phrase';
import { productOf } from './product-of';

/**
 * "3 x 10kg onions" are three bags of 10 kg, where the catalogue has both those and loose onions by the kilogram: a size that
 * is counted is that of what is counted. `asPieces` looks the phrase up as goods by the piece.
 */
export function preferPacked(
  index: CatalogueIndex,
  read: Pick<ReadPhrase, 'wanted' | 'quantityStated' | 'unit'>,
  candidates: Candidate[],
  lexicon: CompiledLexicon,
  asPieces: () => Pick<Match, 'candidates'>,
): Candidate[] {
  const loose = productOf(index, candidates);
  const measure = loose?.measure ?? null;
  if (measure === null || !read.quantityStated || read.unit !== null) return candidates;
  const [size, another] = describeGoods(read.wanted, lexicon).numbers.filter((number) =>
    measuresOut(number, measure),
  );
  if (!size || another) return candidates;
  const pieces = asPieces().candidates;
  const packed = productOf(index, pieces);
  const comesInIt =
    packed?.measure === null &&
    packed.numbers.some(({ dimension, base }) => dimension === size.dimension && base === size.base);
  return comesInIt && (pieces[0]?.confidence ?? 0) >= (candidates[0]?.confidence ?? 0) ? pieces : candidates;
}
