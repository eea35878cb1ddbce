import Big from 'big.js';
import { type CompiledLexicon, measureOf } from '../../language/compile';
import type { ReadPhrase } from '../../reading/reading';
import type { IndexedProduct } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';

/** Below this, goods of the size that was asked are not in the catalogue. */
const unlikely = 0.5;

/** More of them are another size, which the catalogue lacks. */
const mostPackets = 50;

const measureBehind = /[\s:=.…_–-]*\b(\d{1,4}(?:[.,]\d{1,3})?) ?(\p{L}{1,10})\.?$/u;
const measureBefore = /^(\d{1,4}(?:[.,]\d{1,3})?) ?(\p{L}{1,10})\.? (?:of )?/u;

/** The goods of "yoghurt 4kg" and "4kg of yoghurt", and how much of them; null where no measure stands at an end. */
export function partMeasure(
  wanted: string,
): { goods: string; amount: string; value: string; unit: string } | null {
  const said = measureBehind.exec(wanted) ?? measureBefore.exec(wanted);
  const [amount, value, unit] = said ?? [];
  if (amount === undefined || value === undefined || unit === undefined) return null;
  const goods = wanted.replace(amount, ' ').trim();
  return { goods, amount: amount.replace(/^[\s:=.…_–-]+/, '').trim(), value, unit: unit.toLowerCase() };
}

/**
 * "Yoghurt 4kg" where tubs of 1 kg are sold, and none of 4: four of them, for a clerk to confirm. Null where that size is sold,
 * where a count stands beside it ("6 cola 3L" asks for another size), and where the catalogue does not say what it sells.
 */
export function packetsAsked(
  read: ReadPhrase,
  lexicon: CompiledLexicon,
  look: {
    candidatesOf: (wanted: string) => readonly Candidate[];
    productOf: (candidates: readonly Candidate[]) => IndexedProduct | undefined;
  },
): ReadPhrase | null {
  const said = partMeasure(read.wanted);
  const measure = said && measureOf(said.unit, lexicon);
  // The 2 kg of "feta....2kg" is its quantity already; the 6 of "6 cola 3L" stands beside.
  if (read.quantityStated && read.unit !== measure?.symbol) return null;
  if (!said || !measure || !/^(?:mass|volume)$/.test(measure.dimension)) return null;
  const { goods: wanted, amount } = said;
  const sure = (candidates: readonly Candidate[]): number => candidates[0]?.confidence ?? 0;
  if (!/\p{L}/u.test(wanted) || sure(look.candidatesOf(read.wanted)) >= unlikely) return null;
  const candidates = look.candidatesOf(wanted);
  const product = sure(candidates) >= unlikely ? look.productOf(candidates) : undefined;
  if (!product?.soldIn || product.multipack > 1) return null;
  const [size, another] = product.numbers.filter(({ dimension }) => dimension === measure.dimension);
  if (!size || another || size.base <= 0) return null;
  const asked = new Big(said.value.replace(',', '.')).times(measure.factor);
  const packets = asked.div(size.base).round(0, Big.roundUp).toNumber();
  if (packets < 2 || packets > mostPackets) return null;
  const message = `${amount} asked, sold by ${size.value} ${size.symbol}: ${packets} are taken.`;
  return {
    ...read,
    wanted,
    quantity: packets,
    quantityStated: true,
    quantityNote: `${amount} = ${packets} × ${size.value} ${size.symbol}`,
    doubts: [...(read.doubts ?? []), { code: 'quantity_rounded', message }],
  };
}
