import Big from 'big.js';
import type { CompiledLexicon } from '../../language/compile';
import { type MeasureUnit, measureBySpelling, measureBySymbol } from '../../language/measures';
import type { ReadPhrase } from '../../reading/reading';
import { describeGoods } from '../goods/describe-goods';
import { measuresOut } from '../goods/selling-measure';
import type { IndexedProduct } from '../index/catalogue-index';
import type { Warning } from './line-warnings';

/** A quantity in the unit that the product is sold in. */
export interface MeasuredQuantity {
  quantity: number;
  unit: string | null;
  note: string | null;
  doubts: Warning[];
}

/**
 * What a phrase asks of its product, where a measure says how much: "10kg onions" of onions that are sold by the kilogram are 10
 * kg, "2 x 5kg" as well; "2.5 kg sugar" of packets of 1 kg are 3 packets. Null where no measure is asked, or it names the
 * size that the product comes in.
 */
export function measuredQuantity(
  read: Pick<ReadPhrase, 'wanted' | 'quantity' | 'quantityStated' | 'unit'>,
  product: IndexedProduct,
  lexicon: CompiledLexicon,
): MeasuredQuantity | null {
  const { measure } = product;
  if (measure === null) return inPackets(read, product);
  const asked = measureBySymbol(read.unit ?? '');
  if (asked?.dimension !== measure.dimension) {
    const sized = sizeAsQuantity(read, measure, lexicon);
    return sized === undefined ? unmeasured(read, measure) : sized;
  }
  const quantity = rounded(new Big(read.quantity).times(asked.factor).div(measure.factor));
  const note =
    asked.symbol === measure.symbol
      ? null
      : `${read.quantity} ${asked.symbol} = ${quantity} ${measure.symbol}`;
  return { quantity, unit: measure.symbol, note, doubts: [] };
}

/**
 * The one size in a phrase as the quantity, where goods are sold by its measure: "wors 5 kg" are 5 kg. Null where there are
 * several sizes, undefined where there is none.
 */
export function sizeAsQuantity(
  read: Pick<ReadPhrase, 'wanted' | 'quantity' | 'quantityStated'>,
  measure: MeasureUnit,
  lexicon: CompiledLexicon,
): MeasuredQuantity | null | undefined {
  const { numbers } = describeGoods(read.wanted, lexicon);
  const [size, another] = numbers.filter((number) => measuresOut(number, measure));
  if (another) return null;
  if (!size) return undefined;
  // The 2 of "2 x 500g" where the size was read with it.
  const packs = numbers.find(({ multipack }) => multipack)?.value ?? 1;
  const count = new Big(read.quantityStated ? read.quantity : 1).times(packs);
  const quantity = rounded(new Big(size.base).div(measure.factor).times(count));
  const note = count.eq(1)
    ? null
    : `${count.toString()} × ${size.value} ${size.symbol} = ${quantity} ${measure.symbol}`;
  return { quantity, unit: measure.symbol, note, doubts: [] };
}

/** "3 boxes of onions", "5 onions", where the kilogram is sold: nobody said how much that is. "3.5 rump" can only be kilograms. */
function unmeasured(
  { quantity, quantityStated, unit }: Pick<ReadPhrase, 'quantity' | 'quantityStated' | 'unit'>,
  { symbol }: MeasureUnit,
): MeasuredQuantity | null {
  if (!quantityStated) return null;
  if (unit === null && !Number.isInteger(quantity)) return { quantity, unit: symbol, note: null, doubts: [] };
  const asked = unit === null ? `${quantity}` : `${quantity} ${unit}`;
  const message = `${asked} asked, sold by the ${symbol}: say how many ${symbol} that is.`;
  return { quantity, unit, note: null, doubts: [{ code: 'unit_unclear', message }] };
}

/** "leek" alone, where the kilogram is sold: one of anything is no more than a guess. */
export function unsaidMeasure(
  { quantityStated }: Pick<ReadPhrase, 'quantityStated'>,
  { measure }: IndexedProduct,
): Warning[] {
  if (quantityStated || measure === null) return [];
  const { symbol } = measure;
  return [
    { code: 'unit_unclear', message: `No quantity said, sold by the ${symbol}: say how many ${symbol}.` },
  ];
}

/** Part packets are not sold. */
function inPackets(
  {
    quantity,
    quantityStated,
    unit,
    wanted: phrase,
  }: Pick<ReadPhrase, 'quantity' | 'quantityStated' | 'unit' | 'wanted'>,
  { numbers, product }: IndexedProduct,
): MeasuredQuantity | null {
  // What is not known to be sold in pieces keeps the quantity as it was asked.
  if (!product.unitOfMeasure) return null;
  const asked =
    measureBySymbol(unit ?? '') ?? (quantityStated && unit === null ? tonsBefore(phrase) : undefined);
  const sizes = asked ? numbers.filter((number) => measuresOut(number, asked)) : [];
  const [size, another] = sizes;
  if (!asked || !size || another || size.base <= 0) return null;
  const wanted = new Big(quantity).times(asked.factor);
  const packets = wanted.div(size.base).round(0, Big.roundUp);
  const isWhole = packets.times(size.base).eq(wanted);
  const sold = `${packets} × ${size.value} ${size.symbol}`;
  const message = `${quantity} ${asked.symbol} asked, sold by ${size.value} ${size.symbol} (${product.unitOfMeasure ?? 'each'}): ${packets} are taken.`;
  return {
    quantity: packets.toNumber(),
    unit: null,
    note: `${quantity} ${asked.symbol} = ${sold}${isWhole ? '' : ', rounded up'}`,
    doubts: isWhole ? [] : [{ code: 'quantity_rounded', message }],
  };
}

/** Of "2 tons maize meal 25kg", which the reader leaves with the goods: sand is called by the ton as well. */
function tonsBefore(phrase: string): MeasureUnit | undefined {
  const [word = ''] = phrase.toLowerCase().split(' ');
  const measure = measureBySpelling(word);
  return measure?.symbol === 'ton' ? measure : undefined;
}

/** As quantities are kept: at most three decimals. */
const rounded = (value: Big): number => value.round(3, Big.roundHalfUp).toNumber();
