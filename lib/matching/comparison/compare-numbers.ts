import type { GoodsNumber } from '../goods/goods-number';
import { measuresOut } from '../goods/selling-measure';
import type { IndexedProduct, Term } from '../index/catalogue-index';
import type { Question } from '../question/ask';
import { bestPartner, isFluid, takeGrade, takeRunTogether } from './agree-numbers';
import { packAgreement, unitAgreement } from './agree-packs';
import type { NumberComparison, NumberPair } from './number-comparison';
import { settle, settlePack } from './settle-number';

/** Compares the numbers of a question with a product's. */
export function compareNumbers(
  question: Question,
  product: IndexedProduct,
  unit: string | null,
): NumberComparison {
  const out: NumberComparison = {
    agreed: 0,
    loose: 0,
    leftOutFirst: 0,
    contextAgreed: 0,
    conflicts: 0,
    unanswered: 0,
    stray: 0,
    unsaidSizes: 0,
    pack: 0,
    unitFits: 0,
    spare: [...product.numbers],
    contradictions: [],
  };
  if (question.numbers.length > 0) pairNumbers(question.numbers, product, out);
  for (const number of out.spare) if (number.dimension !== 'count' || !number.multipack) out.unsaidSizes++;
  out.pack = packAgreement(question, product, out.spare, unit);
  out.unitFits = unitAgreement(product, unit);
  return out;
}

/** Finds for each number asked for the product's that it means, and judges those that mean none. */
function pairNumbers(numbers: readonly GoodsNumber[], product: IndexedProduct, out: NumberComparison): void {
  const { spare } = out;
  const left: GoodsNumber[] = [];
  const pairs: NumberPair[] = [];
  for (const asked of numbers) {
    // So much of what is sold by weight is a quantity, and fits whatever it is.
    if (isMeasuredOut(asked, product)) continue;
    const at = bestPartner(asked, spare);
    const found = spare[at];
    if (!found) {
      left.push(asked);
      continue;
    }
    spare.splice(at, 1);
    pairs.push([asked, found]);
    out.agreed++;
    if (asked.optional) out.contextAgreed++;
    if (isLoose(asked, found)) out.loose++;
  }
  for (const asked of settlePack(left, pairs, product, out)) {
    if (product.words.some((word) => isNumberOf(word, asked))) out.agreed++;
    else if (asked.dimension === 'count' && product.multipack === asked.value && asked.value > 1)
      out.agreed++;
    else if (takeRunTogether(asked, spare) || takeGrade(asked, product.numbers, spare)) out.agreed++;
    else settle(asked, spare, out);
  }
  if (pairs.length === 0) return;
  judgeOrder(pairs, product.numbers, out);
  if (leavesChain(pairs, spare) || leavesCount(pairs, spare)) out.conflicts++;
  if (leavesOutFirst(pairs, product.numbers, spare)) out.leftOutFirst = 1;
}

const isMeasuredOut = (asked: GoodsNumber, { measure }: IndexedProduct): boolean =>
  measure !== null && measuresOut(asked, measure);

/** Litres taken for kilograms, a number of pieces for a bare number or for a size. */
const isLoose = (asked: GoodsNumber, found: GoodsNumber): boolean =>
  asked.dimension !== found.dimension &&
  ((isFluid(asked) && isFluid(found)) ||
    (asked.dimension === 'count' && (found.dimension === 'bare' || isFluid(found))));

/** A word for a number without a measure ("twin" for 2), and of three figures a code that ends in them: `F-250`. */
function isNumberOf({ text, number }: Term, { value, dimension }: GoodsNumber): boolean {
  if (dimension !== 'bare' && dimension !== 'count') return false;
  return (
    number === value || (value >= leastInCode && /^[a-z]{1,2}(?=\d)/.test(text) && text.endsWith(`${value}`))
  );
}

/** Fewer figures say nothing of a code. */
const leastInCode = 100;

/**
 * `2x10x12` is not 2 in. x 12 in. x 10 ft.: where the units differ, the order tells which is which. Of equal units,
 * width and height change places with the writer.
 */
function judgeOrder(
  pairs: readonly NumberPair[],
  written: readonly GoodsNumber[],
  out: NumberComparison,
): void {
  const chain = pairs.filter(([asked, found]) => asked.chained !== undefined && found.chained !== undefined);
  if (chain.length < 2) return;
  chain.sort(([a], [b]) => (a.chained ?? 0) - (b.chained ?? 0));
  for (const [i, [, found]] of chain.entries()) {
    const ahead = chain[i - 1]?.[1];
    if (!ahead || written.indexOf(ahead) < written.indexOf(found)) continue;
    if (ahead.symbol === found.symbol) out.loose++;
    else out.conflicts++;
  }
}

/** "#6 x 2" is not #6 x 1-5/8 in. with a #2 head: part of a chain agrees outside the product's, which has another. */
function leavesChain(pairs: readonly NumberPair[], spare: readonly GoodsNumber[]): boolean {
  const chain = pairs.filter(([asked]) => asked.chained !== undefined);
  return (
    chain.some(([, found]) => found.chained !== undefined) &&
    chain.some(
      ([asked, found]) => found.chained === undefined && !found.multipack && !(asked.hashed && found.hashed),
    ) &&
    spare.some(({ chained, multipack }) => chained !== undefined && !multipack)
  );
}

/** `2pk` is not the 2 of "2x4 tie (4-Pack)". */
const leavesCount = (pairs: readonly NumberPair[], spare: readonly GoodsNumber[]): boolean =>
  pairs.some(([asked, found]) => asked.dimension === 'count' && found.dimension === 'bare') &&
  spare.some(({ dimension }) => dimension === 'count');

/** "24 base" is a base 24 in. wide rather than one 24 in. deep: the first length of a name is the one it goes by. */
function leavesOutFirst(
  pairs: readonly NumberPair[],
  written: readonly GoodsNumber[],
  spare: readonly GoodsNumber[],
): boolean {
  const first = written.find(({ dimension }) => dimension === 'length');
  if (!first || !spare.includes(first)) return false;
  return pairs.some(([asked, found]) => !asked.optional && found.dimension === 'length');
}
