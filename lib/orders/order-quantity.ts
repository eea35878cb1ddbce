import Big from 'big.js';
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
 * opened up by its pack size, singles of a product sold by the pack are counted up to whole packs. Without a unit,
 * or with one that says nothing of packs, the quantity is taken in the product's own unit.
 */
export function orderQuantity(
  asked: { quantity: Decimal; unit: string | null },
  product: { unitOfMeasure: string; packSize: number },
): OrderQuantity {
  const count = new Big(asked.quantity);
  const conversion = conversionOf(asked.unit, product);
  if (conversion === 'open') {
    const opened = count.times(product.packSize);
    return {
      quantity: decimal(opened),
      note: `${plain(count)} × ${product.packSize} = ${plain(opened)} ${product.unitOfMeasure}`,
    };
  }
  if (conversion === 'pack') {
    const whole = count.div(product.packSize).round(0, Big.roundUp);
    const exact = whole.times(product.packSize).eq(count);
    const note = `${plain(count)} single = ${plain(whole)} ${product.unitOfMeasure} of ${product.packSize}`;
    return { quantity: decimal(whole), note: exact ? note : `${note}, rounded up` };
  }
  return { quantity: decimal(count), note: null };
}

function decimal(value: Big): Decimal {
  return value.toFixed(3);
}

function plain(value: Big): string {
  return value.toString();
}
