import Big from 'big.js';
import type { Decimal } from '../money';

/** Units, as the reader names them, that hold several of what is sold singly. */
const packs = new Set(['case', 'carton', 'box', 'tray', 'crate', 'bale', 'shrink', 'outer']);
const singles = new Set(['each', 'unit', 'piece', 'bottle', 'can', 'tin']);

/** Labels that distributors give to selling units, as they stand in ERPs; anything else converts to nothing. */
const packLabels = /^(CS|CSE|CASE|CTN|CARTON|BX|BOX|TRAY|TRY|CRATE|CRT|BALE|SHR|SHRINK|OUT|OUTER|PK|PACK)$/i;
const singleLabels = /^(EA|EACH|UN|UNIT|PC|PCS|BTL|CAN|TIN)$/i;

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
  const { unit } = asked;
  const count = new Big(asked.quantity);
  const asAsked = { quantity: decimal(count), note: null };
  if (unit === null || product.packSize <= 1) return asAsked;
  if (packs.has(unit) && singleLabels.test(product.unitOfMeasure)) {
    const opened = count.times(product.packSize);
    return {
      quantity: decimal(opened),
      note: `${plain(count)} × ${product.packSize} = ${plain(opened)} ${product.unitOfMeasure}`,
    };
  }
  if (singles.has(unit) && packLabels.test(product.unitOfMeasure)) {
    const whole = count.div(product.packSize).round(0, Big.roundUp);
    const exact = whole.times(product.packSize).eq(count);
    const note = `${plain(count)} single = ${plain(whole)} ${product.unitOfMeasure} of ${product.packSize}`;
    return { quantity: decimal(whole), note: exact ? note : `${note}, rounded up` };
  }
  return asAsked;
}

function decimal(value: Big): Decimal {
  return value.toFixed(3);
}

function plain(value: Big): string {
  return value.toString();
}
