import type { GoodsNumber } from '../goods/goods-number';
import type { IndexedProduct } from '../index/catalogue-index';
import { isFluid, isPluralSize, leastFluid } from './agree-numbers';
import type { NumberComparison, NumberPair } from './number-comparison';

/** Counts a number asked for that no number of the product means: contradicted by one of `spare`, or just not there. */
export function settle(asked: GoodsNumber, spare: readonly GoodsNumber[], out: NumberComparison): void {
  if (asked.shy) return;
  const against = spare.find((found) =>
    asked.dimension === 'bare' ? isOtherSize(asked, found) : isOtherMeasure(asked, found),
  );
  if (against && !(asked.dimension === 'bare' && asked.optional)) {
    out.conflicts++;
    out.contradictions.push([asked, against]);
  } else if (against || (isPluralSize(asked) && spare.some(isFluid))) out.stray++;
  else if (asked.optional) return;
  else if (asked.dimension === 'bare') out.stray++;
  else out.unanswered++;
}

/**
 * What a bare number can only mean, and the product has another of: a fraction is a size ("3/4 pex" is not the half
 * inch), three figures are grams or millilitres ("juice 350" is not the litre), and numbers joined by `x` measure the
 * same thing ("post 5x5x10" is not 5 in. x 5 in. x 9 ft.).
 */
function isOtherSize(asked: GoodsNumber, found: GoodsNumber): boolean {
  if (found.multipack) return false;
  if (asked.chained !== undefined && found.chained !== undefined) return true;
  const fraction = !Number.isInteger(asked.value);
  if (isFluid(found)) return fraction || asked.value >= leastFluid;
  return fraction && (found.dimension === 'length' || isFraction(found));
}

const isFraction = ({ dimension, value }: GoodsNumber): boolean =>
  dimension === 'bare' && !Number.isInteger(value);

/** Another value of the same measure. A number of pieces is not that of packs. */
function isOtherMeasure(asked: GoodsNumber, found: GoodsNumber): boolean {
  if (asked.dimension === 'other') return found.symbol === asked.symbol;
  if (asked.dimension === 'count')
    return found.dimension === 'count' && (asked.multipack || !found.multipack);
  return found.dimension === asked.dimension || (isFluid(asked) && isFluid(found));
}

/**
 * How many are packed together, said by bare numbers: "1x16", "8x12", and the twelve of "12 x 500" where the 500 is
 * millilitres. The product packs as many, or others, or is a single,
 * of which so many may be meant. Gives back the numbers `left` that say nothing of it.
 */
export function settlePack(
  left: readonly GoodsNumber[],
  pairs: readonly NumberPair[],
  { multipack, numbers }: IndexedProduct,
  out: NumberComparison,
): readonly GoodsNumber[] {
  const chain = left.filter(isLink);
  if (chain.length === 0) return left;
  const mates = pairs.flatMap(([asked, found]) => (isLink(asked) ? [found] : []));
  const isPack =
    chain.length + mates.length === 2 &&
    mates.every((mate) => mate.multipack || (isFluid(mate) && !chain.some(({ value }) => value === 1))) &&
    !numbers.some((number) => number.chained !== undefined && !isFluid(number));
  if (!isPack) return left;
  const factors = [...chain, ...mates.filter((mate) => mate.multipack)];
  const packed = factors.reduce((product, { value }) => product * value, 1);
  if (packed === multipack) out.agreed += chain.length;
  else if (multipack > 1) out.conflicts++;
  else out.unanswered++;
  return left.filter((number) => !chain.includes(number));
}

/** A bare whole number joined to another by `x`. */
const isLink = ({ chained, dimension, value }: GoodsNumber): boolean =>
  chained !== undefined && dimension === 'bare' && Number.isInteger(value);
