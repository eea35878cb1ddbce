import type { Question } from './ask';
import type { IndexedProduct } from './catalogue-index';
import type { GoodsNumber } from './goods-number';

/** How the numbers of a phrase and of a product agree; numbers are a multiset (`4x4x6` is not 4x6x10). */
export interface NumberComparison {
  agreed: number;
  /** Of these, litres taken for kilograms or the other way round. */
  loose: number;
  /** Of these, numbers of the context. */
  contextAgreed: number;
  /** A stated measure that the product contradicts: nearly a veto. */
  conflicts: number;
  /** A stated measure or count that the product says nothing about. */
  unanswered: number;
  /** A bare number that nothing in the product explains. */
  stray: number;
  /** Sizes of the product that were not asked for. */
  unsaidSizes: number;
  /** Multiplicity, see packAgreement: -1 to 1. */
  pack: number;
  /** A case-like unit asked of a multipack (1), or of a single where it could be one (0). */
  unitFits: number;
  /** The product's numbers that were not asked for. */
  spare: GoodsNumber[];
  contradictions: [asked: GoodsNumber, found: GoodsNumber][];
}

const caseLike = new Set(['case', 'carton', 'box', 'tray', 'crate', 'bale', 'shrink', 'outer', 'pallet']);

/** Fewer than this in a multipack is a pack for the shelf, not a case for the trade; more is seldom a "pack". */
const smallestCase = 6;
const largestPack = 12;

/** How well a multipack answers a unit: 1 well, 0.5 hardly; null when the unit does not ask for several. */
function packFits(unit: string | null, multipack: number): number | null {
  if (unit === 'pack') return multipack <= largestPack ? 1 : 0.5;
  if (unit === null || !caseLike.has(unit)) return null;
  return multipack >= smallestCase ? 1 : 0.5;
}

/** Compares the numbers of a question with a product's. */
export function compareNumbers(
  question: Question,
  product: IndexedProduct,
  unit: string | null,
): NumberComparison {
  const spare = [...product.goods.numbers];
  const out: NumberComparison = {
    agreed: 0,
    loose: 0,
    contextAgreed: 0,
    conflicts: 0,
    unanswered: 0,
    stray: 0,
    unsaidSizes: 0,
    pack: 0,
    unitFits: 0,
    spare,
    contradictions: [],
  };
  const left: GoodsNumber[] = [];
  for (const asked of question.numbers) {
    const at = bestPartner(asked, spare);
    if (at < 0) left.push(asked);
    else {
      out.agreed++;
      if (asked.optional) out.contextAgreed++;
      if (isFluid(asked) && isFluid(spare[at]) && asked.dimension !== spare[at]?.dimension) out.loose++;
      spare.splice(at, 1);
    }
  }
  const words = product.goods.words;
  for (const asked of left) {
    if (words.some((word) => word.number === asked.value)) out.agreed++;
    else if (asked.dimension === 'count' && product.multipack === asked.value && asked.value > 1)
      out.agreed++;
    else settle(asked, spare, out);
  }
  out.unsaidSizes = spare.filter((number) => number.dimension !== 'count' || !number.multipack).length;
  out.pack = packAgreement(question, product, spare, unit);
  out.unitFits = unitAgreement(product, unit);
  return out;
}

function bestPartner(asked: GoodsNumber, spare: readonly GoodsNumber[]): number {
  let at = spare.findIndex((found) => agrees(asked, found, true));
  if (at < 0) at = spare.findIndex((found) => agrees(asked, found, false));
  return at;
}

/** Strictly: same value in the same dimension. Loosely: `440` for 440ml, `400ml` for 400g, `500` for 0.5 l. */
function agrees(asked: GoodsNumber, found: GoodsNumber, strictly: boolean): boolean {
  if (asked.dimension === found.dimension)
    return same(asked.base, found.base) && (asked.dimension !== 'other' || asked.symbol === found.symbol);
  if (strictly) return false;
  if (asked.dimension === 'bare')
    return (
      same(asked.value, found.value) ||
      ((found.dimension === 'mass' || found.dimension === 'volume') &&
        asked.value >= 50 &&
        same(asked.value, found.base))
    );
  if (found.dimension === 'bare')
    return same(asked.value, found.value) && asked.dimension !== 'mass' && asked.dimension !== 'volume';
  return isFluid(asked) && isFluid(found) && same(asked.base, found.base);
}

const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.006 * Math.max(a, b, 0.1);

/** What a fraction can only mean: "3/4 pex" is not the half inch. */
const isSize = ({ dimension, multipack }: GoodsNumber): boolean =>
  !multipack && (dimension === 'length' || dimension === 'mass' || dimension === 'volume');

const isFluid = (number: GoodsNumber | undefined): boolean =>
  number?.dimension === 'mass' || number?.dimension === 'volume';

function settle(asked: GoodsNumber, spare: readonly GoodsNumber[], out: NumberComparison): void {
  if (asked.dimension === 'bare') {
    const size = Number.isInteger(asked.value) ? undefined : spare.find((found) => isSize(found));
    if (size && !asked.optional) {
      out.conflicts++;
      out.contradictions.push([asked, size]);
    } else if (!asked.optional) out.stray++;
    return;
  }
  const against = spare.find((found) =>
    asked.dimension === 'other'
      ? found.symbol === asked.symbol
      : found.dimension === asked.dimension || (isFluid(asked) && isFluid(found)),
  );
  if (
    against &&
    !(asked.dimension === 'count' && against.multipack !== asked.multipack && !asked.multipack)
  ) {
    out.conflicts++;
    out.contradictions.push([asked, against]);
  } else if (!asked.optional) out.unanswered++;
}

/** 1 agrees, 0 open, -1 contradicts: the multiplicity asked, or meant by the unit, and the product's. */
function packAgreement(
  question: Question,
  product: IndexedProduct,
  spare: readonly GoodsNumber[],
  unit: string | null,
): number {
  const asked =
    question.numbers.find((number) => number.multipack && !number.optional) ??
    question.numbers.find((number) => number.dimension === 'count');
  const byUnit = packFits(unit, product.multipack);
  if (product.multipack <= 1) return asked?.multipack ? -1 : byUnit === null ? 1 : 0;
  if (!spare.some((number) => number.multipack)) return 1;
  return byUnit === null || asked ? -1 : byUnit;
}

/** The unit asked for is a word of the name, a multipack for a case, a long piece for a length, loose goods by weight. */
function unitAgreement(product: IndexedProduct, unit: string | null): number {
  if (unit === null) return 0;
  const fits = product.multipack > 1 ? packFits(unit, product.multipack) : null;
  if (fits !== null) return fits;
  if (product.goods.words.some((word) => word.text === unit || word.text === `${unit}s`)) return 0.8;
  if (unit === 'kg') return product.goods.numbers.some(({ dimension }) => dimension === 'mass') ? 0 : 0.8;
  const long = unit === 'length' || unit === 'stick';
  return long && product.goods.numbers.some((number) => number.dimension === 'length' && number.base >= 1800)
    ? 1
    : 0;
}
