import { measureBySymbol } from '../../language/measures';
import { outerUnits } from '../../reading/amounts/outer-units';
import type { GoodsNumber } from '../goods/goods-number';
import type { IndexedProduct } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import { unitsAgree } from '../words/pack-units';

/**
 * Fewer in a multipack are a pack for the shelf, not a case for the trade; this may be either, and which of two larger ones
 * is the case nobody can tell.
 */
const sixPack = 6;

/** More than so many are seldom a "pack". */
const largestPack = 12;

/** How well a multipack answers a unit: 1 well, 0.5 hardly; null when the unit does not ask for several. */
function packFits(unit: string | null, multipack: number): number | null {
  if (unit === 'pack') return multipack <= largestPack ? 1 : 0.5;
  if (unit === null || !outerUnits.has(unit)) return null;
  if (multipack > sixPack) return 1;
  return multipack === sixPack ? 0.8 : 0.5;
}

/** Pieces in one of it (`200s`), which say nothing of how many are packed together. */
const isPieces = ({ value }: GoodsNumber, { numbers }: IndexedProduct): boolean =>
  numbers.some((own) => own.dimension === 'count' && !own.multipack && own.value === value);

/** 1 agrees, 0 open, -1 contradicts: the multiplicity asked, or meant by the unit, and the product's. */
export function packAgreement(
  question: Question,
  product: IndexedProduct,
  spare: readonly GoodsNumber[],
  unit: string | null,
): number {
  const asked =
    question.numbers.find((number) => number.multipack && !number.optional) ??
    question.numbers.find((number) => number.dimension === 'count' && !isPieces(number, product));
  const byUnit = packFits(unit, product.multipack);
  if (product.multipack <= 1) return asked?.multipack ? -1 : byUnit === null ? 1 : 0;
  if (!spare.some((number) => number.multipack)) return 1;
  return byUnit === null || asked ? -1 : byUnit;
}

/** A bunch is asked for, and sold are packets; but what is sold each comes by the box as well. */
const isOtherPack = (unit: string, soldIn: string | null): boolean =>
  soldIn !== null &&
  unitsAgree(soldIn, 'each') === 0 &&
  unitsAgree(unit, 'each') === 0 &&
  !measureBySymbol(unit);

/** The unit asked for is a word of the name, a multipack for a case, a long piece for a length, loose goods by weight; and no goods by weight are asked for by the box or the bag, but what is sold so. */
export function unitAgreement(product: IndexedProduct, unit: string | null): number {
  if (unit === null) return 0;
  if (product.measure !== null) return measureBySymbol(unit) ? 0.8 : -2;
  const sold = product.soldIn === null ? 0 : unitsAgree(unit, product.soldIn);
  if (sold > 0) return 1.2 * sold + 0.4;
  const fits = product.multipack > 1 ? packFits(unit, product.multipack) : null;
  if (fits !== null) return fits;
  const units = `${unit}s`;
  if (product.words.some(({ text }) => text === unit || text === units)) return 0.8;
  if (isOtherPack(unit, product.soldIn)) return -0.8;
  if (unit === 'kg') return product.numbers.some(({ dimension }) => dimension === 'mass') ? 0 : 0.8;
  const long = unit === 'length' || unit === 'stick';
  return long && product.numbers.some((number) => number.dimension === 'length' && number.base >= 1800)
    ? 1
    : 0;
}
