import Big from 'big.js';
import { countCalled } from '../language/count-called';
import { type MeasureUnit, measureBySpelling } from '../language/measures';
import { unitCalled } from '../language/unit-called';
import { conversionOf } from '../matching/words/pack-units';
import type { Decimal } from '../money';

export interface OrderQuantity {
  /** In the product's selling unit: what is priced, picked and sent to the ERP. */
  quantity: Decimal;
  /** How it came about, for the clerk; null when it is simply what was asked for. */
  note: string | null;
}

/**
 * What to order of a product when a customer asked for `quantity` of `unit`: cases of a product sold singly are
 * opened up by its pack size, singles of a product sold by the pack are counted up to whole packs, a dozen is 12 singles,
 * and 500 g of what is sold by the kilogram are half of one. Without a unit, or with one that says nothing of these, the
 * quantity is taken in the product's own unit.
 */
export function orderQuantity(
  asked: { quantity: Decimal; unit: string | null },
  product: Sold,
): OrderQuantity {
  const count = new Big(asked.quantity);
  const unit = asked.unit === null ? null : (unitCalled(asked.unit) ?? asked.unit);
  const conversion = conversionOf(unit, product);
  if (conversion === 'open') {
    const opened = count.times(product.packSize);
    return {
      quantity: decimal(opened),
      note: `${plain(count)} × ${product.packSize} = ${plain(opened)} ${product.unitOfMeasure}`,
    };
  }
  if (conversion === 'pack') return packed(count, product);
  return (
    inPieces(count, asked.unit, product) ??
    measured(count, asked.unit, product.unitOfMeasure) ?? { quantity: decimal(count), note: null }
  );
}

interface Sold {
  unitOfMeasure: string;
  packSize: number;
}

/** The whole packs that singles fill. */
function packed(singles: Big, { unitOfMeasure, packSize }: Sold): OrderQuantity {
  const whole = singles.div(packSize).round(0, Big.roundUp);
  const exact = whole.times(packSize).eq(singles);
  const note = `${plain(singles)} single = ${plain(whole)} ${unitOfMeasure} of ${packSize}`;
  return { quantity: decimal(whole), note: exact ? note : `${note}, rounded up` };
}

/** Dozens and gross, counted out; null for other units, and of what is sold by a measure or by the same word. */
function inPieces(count: Big, unit: string | null, product: Sold): OrderQuantity | null {
  const size = countCalled(unit ?? '');
  const { unitOfMeasure } = product;
  if (size === undefined || measureOf(unitOfMeasure) || countCalled(unitOfMeasure) === size) return null;
  const pieces = count.times(size);
  if (conversionOf('each', product) === 'pack') return packed(pieces, product);
  return {
    quantity: decimal(pieces),
    note: `${plain(count)} × ${size} = ${plain(pieces)} ${unitOfMeasure}`,
  };
}

/** Less than this is not ordered: an order keeps three decimals. */
const least = new Big('0.001');

/** The quantity by another measure of the same kind; null where one of the units is none, or both are the same. */
function measured(count: Big, unit: string | null, unitOfMeasure: string): OrderQuantity | null {
  const [asked, sold] = [measureOf(unit ?? ''), measureOf(unitOfMeasure)];
  if (!asked || !sold || asked.dimension !== sold.dimension || asked.dimension === 'other') return null;
  if (asked.symbol === sold.symbol) return null;
  const exact = count.times(asked.factor).div(sold.factor).round(3);
  const inSold = exact.lt(least) ? least : exact;
  return {
    quantity: decimal(inSold),
    note: `${plain(count)} ${asked.symbol} = ${plain(inSold)} ${unitOfMeasure}`,
  };
}

const measureOf = (unit: string): MeasureUnit | undefined => measureBySpelling(unit.trim().toLowerCase());

function decimal(value: Big): Decimal {
  return value.toFixed(3);
}

function plain(value: Big): string {
  return value.toString();
}
