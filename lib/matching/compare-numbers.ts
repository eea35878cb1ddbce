import { packAgreement, unitAgreement } from './agree-packs';
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
  const chain: [place: number, found: GoodsNumber][] = [];
  for (const asked of question.numbers) {
    const at = bestPartner(asked, spare);
    if (at < 0) left.push(asked);
    else {
      out.agreed++;
      if (asked.optional) out.contextAgreed++;
      if (isFluid(asked) && isFluid(spare[at]) && asked.dimension !== spare[at]?.dimension) out.loose++;
      const partner = spare[at];
      if (asked.chained !== undefined && partner?.chained !== undefined) chain.push([asked.chained, partner]);
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
  chain.sort(([a], [b]) => a - b);
  judgeOrder(
    chain.map(([, found]) => found),
    product.goods.numbers,
    out,
  );
  out.unsaidSizes = spare.filter((number) => number.dimension !== 'count' || !number.multipack).length;
  out.pack = packAgreement(question, product, spare, unit);
  out.unitFits = unitAgreement(product, unit);
  return out;
}

function bestPartner(asked: GoodsNumber, spare: readonly GoodsNumber[]): number {
  const inChain = (found: GoodsNumber): boolean => asked.chained !== undefined && found.chained !== undefined;
  let at = spare.findIndex((found) => inChain(found) && agrees(asked, found, false));
  if (at < 0) at = spare.findIndex((found) => agrees(asked, found, true));
  if (at < 0) at = spare.findIndex((found) => agrees(asked, found, false));
  return at;
}

/**
 * Strictly: same value in the same dimension. Loosely: `440` for 440ml, `400ml` for 400g, `500` for 0.5 l, and
 * "twelve mil" of millimetres.
 */
function agrees(asked: GoodsNumber, found: GoodsNumber, strictly: boolean): boolean {
  if (asked.dimension === found.dimension)
    return same(asked.base, found.base) && (asked.dimension !== 'other' || asked.symbol === found.symbol);
  if (strictly) return false;
  if (asked.dimension === 'bare')
    return (
      same(asked.value, found.value) ||
      ((found.dimension === 'mass' || found.dimension === 'volume') &&
        (asked.value >= 50 ? same(asked.value, found.base) : isPartOf(asked.value, found.base)))
    );
  if (found.dimension === 'bare')
    return same(asked.value, found.value) && asked.dimension !== 'mass' && asked.dimension !== 'volume';
  if (asked.symbol === 'ml' && found.symbol === 'mm') return same(asked.value, found.value);
  return isFluid(asked) && isFluid(found) && same(asked.base, found.base);
}

/** `0,75` of a litre or kilogram. */
const isPartOf = (value: number, base: number): boolean =>
  !Number.isInteger(value) && same(1000 * value, base);

/**
 * `2x10x12` is not 2 in. x 12 in. x 10 ft.: where the units differ, the order tells which is which. Of equal units,
 * width and height change places with the writer.
 */
function judgeOrder(
  chain: readonly GoodsNumber[],
  written: readonly GoodsNumber[],
  out: NumberComparison,
): void {
  const before = (a: GoodsNumber, b: GoodsNumber): boolean => written.indexOf(a) < written.indexOf(b);
  chain.slice(1).forEach((found, i) => {
    const ahead = chain[i];
    if (!ahead || before(ahead, found)) return;
    if (ahead.symbol === found.symbol) out.loose++;
    else out.conflicts++;
  });
}

const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.006 * Math.max(a, b, 0.1);

/** What a fraction can only mean: "3/4 pex" is not the half inch. */
const isSize = ({ dimension, multipack }: GoodsNumber): boolean =>
  !multipack && (dimension === 'length' || dimension === 'mass' || dimension === 'volume');

const isFluid = (number: GoodsNumber | undefined): boolean =>
  number?.dimension === 'mass' || number?.dimension === 'volume';

function settle(asked: GoodsNumber, spare: readonly GoodsNumber[], out: NumberComparison): void {
  if (asked.shy) return;
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
