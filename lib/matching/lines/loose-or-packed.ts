import type { CompiledLexicon } from '../../language/compile';
import type { ReadPhrase } from '../../reading/reading';
import { describeGoods } from '../goods/describe-goods';
import { measuresOut } from '../goods/selling-measure';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate, Match } from '../match-phrase';
import { partMeasure } from './packets-asked';
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
  lookUp: {
    byUnit: (unit: string) => Pick<Match, 'candidates'>;
    byWords: (words: string) => readonly Candidate[];
  },
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
  const meant = lookUp.byUnit(read.quantityStated ? 'piece' : measure.symbol).candidates;
  const product = productOf(index, meant);
  const isMeant = product && (read.quantityStated ? comesInIt(product) : product.measure !== null);
  if (isMeant && (meant[0]?.confidence ?? 0) >= (candidates[0]?.confidence ?? 0)) return meant;
  const [top] = candidates;
  const packed = top && productOf(index, [top]);
  if (read.quantityStated || !packed || !comesInIt(packed)) return candidates;
  const said = partMeasure(read.wanted);
  const loose = said && looseCalled(index, packed, lookUp.byWords(said.goods));
  return loose
    ? [doubted(top, `or ${said.amount} of ${loose.product.name}`), ...candidates.slice(1)]
    : candidates;
}

/** So much less likely may loose goods be by their name, to be what is meant. */
const nearly = 0.7;

/** Goods sold by measure that are called so as well as the packet of that size: the leaves of "coriander 500g". */
function looseCalled(
  index: CatalogueIndex,
  packed: IndexedProduct,
  named: readonly Candidate[],
): IndexedProduct | undefined {
  const sure = named.find(({ productId }) => productId === packed.product.id)?.confidence ?? 0;
  return named
    .filter(({ confidence }) => confidence > 0 && confidence >= nearly * sure)
    .map((candidate) => productOf(index, [candidate]))
    .find((product) => product !== undefined && product.measure !== null);
}

/** Rather so than not, and nothing to go by itself. */
const mostDoubted = 0.6;

const doubted = (candidate: Candidate, reason: string): Candidate => ({
  ...candidate,
  confidence: Math.min(candidate.confidence, mostDoubted),
  reason: `${candidate.reason}; ${reason}`,
});
