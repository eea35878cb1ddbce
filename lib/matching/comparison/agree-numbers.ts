import type { GoodsNumber } from '../goods/goods-number';

/**
 * The product's number that a number asked for means, by its place among `spare`; -1 without one. Of several the first
 * of those that are joined to others as it is, else of those that agree strictly.
 */
export function bestPartner(asked: GoodsNumber, spare: readonly GoodsNumber[]): number {
  let [strict, loose] = [-1, -1];
  for (let at = 0; at < spare.length; at++) {
    const found = spare[at];
    if (!found || !agrees(asked, found, false)) continue;
    if (asked.chained !== undefined && found.chained !== undefined) return at;
    if (strict < 0 && agrees(asked, found, true)) strict = at;
    if (loose < 0) loose = at;
  }
  return strict >= 0 ? strict : loose;
}

/**
 * Strictly: same value in the same dimension. Loosely: `440` for 440ml, `400ml` for 400g, `64oz` for 64 fl. oz., `500` for 0.5 l,
 * `440s` for 440ml, `92` for 92-5/8 in., "twelve mil" of millimetres, `30w` for 30 in. wide, "forty fives" for what turns by 45 degrees.
 */
function agrees(asked: GoodsNumber, found: GoodsNumber, strictly: boolean): boolean {
  if (asked.dimension === found.dimension)
    return same(asked.base, found.base) && (asked.dimension !== 'other' || asked.symbol === found.symbol);
  // `#4` is a gauge or a grade.
  if (strictly || asked.hashed) return false;
  if (asked.dimension === 'bare')
    return (
      same(asked.value, found.value) ||
      (isFluid(found) &&
        (asked.value >= leastFluid ? same(asked.value, found.base) : isPartOf(asked.value, found.base))) ||
      (found.dimension === 'length' && asked.value >= leastCut && asked.value === Math.trunc(found.value)) ||
      isFeet(asked, found)
    );
  if (found.dimension === 'bare')
    return (
      same(asked.value, found.value) && !isFluid(asked) && !(asked.dimension === 'length' && found.hyphened)
    );
  if (isPluralSize(asked) && isFluid(found)) return same(asked.value, found.base);
  if (asked.symbol === 'ml')
    return found.symbol === 'mm' ? same(asked.value, found.value) : isSameFluid(asked, found);
  if (found.symbol === 'deg') return asked.dimension === 'count' && same(asked.value, found.value);
  if (asked.symbol === 'w') return found.dimension === 'length' && same(asked.value, found.value);
  return isSameFluid(asked, found);
}

const isSameFluid = (asked: GoodsNumber, found: GoodsNumber): boolean =>
  isFluid(asked) &&
  isFluid(found) &&
  (same(asked.base, found.base) || (isOunces(asked) && isOunces(found) && same(asked.value, found.value)));

/** "64 oz" of a liquid are fluid ounces. */
const isOunces = ({ symbol }: GoodsNumber): boolean => symbol === 'oz' || symbol === 'floz';

/** Takes the 2 and 8 of a hanger "for 2x8" that its code has run together: LUS28; says whether they were there. */
export function takeRunTogether(asked: GoodsNumber, spare: GoodsNumber[]): boolean {
  if (asked.dimension !== 'bare' || asked.chained !== undefined) return false;
  const at = spare.findIndex((first, i) => {
    const second = spare[i + 1];
    return isBareLink(first) && isBareLink(second) && `${first.value}${second.value}` === `${asked.value}`;
  });
  if (at >= 0) spare.splice(at, 2);
  return at >= 0;
}

/**
 * Takes the 15 of `#15 Felt` for "15 lb felt": felts and papers are graded by a weight that is not their own. Says
 * whether it was there; goods that name a weight are not graded so.
 */
export function takeGrade(asked: GoodsNumber, own: readonly GoodsNumber[], spare: GoodsNumber[]): boolean {
  if (asked.symbol !== 'lb' || own.some(({ dimension }) => dimension === 'mass')) return false;
  const at = spare.findIndex(
    ({ dimension, chained, value }) => dimension === 'bare' && chained === undefined && value === asked.value,
  );
  if (at >= 0) spare.splice(at, 1);
  return at >= 0;
}

const isBareLink = (number: GoodsNumber | undefined): number is GoodsNumber =>
  number?.dimension === 'bare' && number.chained !== undefined;

/** The 4 of a sheet `4x8` that its catalogue calls 48 in. x 8 ft. */
const isFeet = (asked: GoodsNumber, found: GoodsNumber): boolean =>
  asked.chained !== undefined &&
  found.chained !== undefined &&
  found.symbol === 'in' &&
  12 * asked.value === found.value;

/** A bare number from this on may be millilitres or grams. */
export const leastFluid = 50;

/** `440s` are bottles of that size; fewer may be so many teabags. */
export const isPluralSize = ({ plural, value }: GoodsNumber): boolean =>
  plural === true && value >= leastPlural;

const leastPlural = 200;

/** From this length on, the fraction of an inch is left out. */
const leastCut = 50;

/** `0,75` of a litre or kilogram. */
const isPartOf = (value: number, base: number): boolean =>
  !Number.isInteger(value) && same(1000 * value, base);

const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.006 * Math.max(a, b, 0.1);

/** A weight or a volume. */
export const isFluid = (number: GoodsNumber | undefined): boolean =>
  number?.dimension === 'mass' || number?.dimension === 'volume';
