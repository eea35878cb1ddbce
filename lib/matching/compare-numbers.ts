import { bestPartner, isFluid } from './agree-numbers';
import { packAgreement, unitAgreement } from './agree-packs';
import type { Question } from './ask';
import type { IndexedProduct } from './catalogue-index';
import type { GoodsNumber } from './goods-number';
import type { NumberComparison, NumberPair } from './number-comparison';
import { settle, settlePack } from './settle-number';

/** Compares the numbers of a question with a product's. */
export function compareNumbers(
  question: Question,
  product: IndexedProduct,
  unit: string | null,
): NumberComparison {
  const spare = [...product.numbers];
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
  const pairs: NumberPair[] = [];
  for (const asked of question.numbers) {
    const [found] = spare.splice(placeOf(asked, spare), 1);
    if (found) pairs.push([asked, found]);
    else left.push(asked);
  }
  out.agreed = pairs.length;
  out.contextAgreed = pairs.filter(([asked]) => asked.optional).length;
  out.loose = pairs.filter(
    ([asked, found]) => isFluid(asked) && asked.dimension !== found.dimension && isFluid(found),
  ).length;
  const words = product.words;
  for (const asked of settlePack(left, pairs, product, out)) {
    if (words.some((word) => word.number === asked.value)) out.agreed++;
    else if (asked.dimension === 'count' && product.multipack === asked.value && asked.value > 1)
      out.agreed++;
    else settle(asked, spare, out);
  }
  judgeOrder(pairs, product.numbers, out);
  if (leavesOutFirst(pairs, product.numbers, spare)) out.loose++;
  out.unsaidSizes = spare.filter((number) => number.dimension !== 'count' || !number.multipack).length;
  out.pack = packAgreement(question, product, spare, unit);
  out.unitFits = unitAgreement(product, unit);
  return out;
}

/** Past the end, where nothing is taken out, when no number is meant. */
function placeOf(asked: GoodsNumber, spare: readonly GoodsNumber[]): number {
  const at = bestPartner(asked, spare);
  return at < 0 ? spare.length : at;
}

/**
 * `2x10x12` is not 2 in. x 12 in. x 10 ft.: where the units differ, the order tells which is which. Of equal units,
 * width and height change places with the writer.
 */
function judgeOrder(
  pairs: readonly NumberPair[],
  written: readonly GoodsNumber[],
  out: NumberComparison,
): void {
  const before = (a: GoodsNumber, b: GoodsNumber): boolean => written.indexOf(a) < written.indexOf(b);
  const chain = pairs
    .flatMap(([{ chained }, found]) =>
      chained !== undefined && found.chained !== undefined ? [{ chained, found }] : [],
    )
    .sort((a, b) => a.chained - b.chained)
    .map(({ found }) => found);
  chain.slice(1).forEach((found, i) => {
    const ahead = chain[i];
    if (!ahead || before(ahead, found)) return;
    if (ahead.symbol === found.symbol) out.loose++;
    else out.conflicts++;
  });
}

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
