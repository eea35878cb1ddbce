import type { Accounted } from '../../accounted';
import type { ReadPhrase } from '../../reading/reading';
import type { OrderingCustomer } from '../catalogue';
import type { IndexedProduct } from '../index/catalogue-index';
import { conversionOf, isPack, isSingle, sellsPacks } from '../words/pack-units';

export interface Warning {
  code: string;
  message: string;
}

/** How many times the usual quantity is out of the ordinary. */
const unusualFactor = 8;
/** Less is never worth a word. */
export const unusualFloor = 20;
/** Without a history, more than this is asked about. */
const largeQuantity = 2000;

/**
 * Readings that beat the next by less are wrong in one line of eight, others in one of a hundred: the number may be the
 * neighbour's, or a size.
 */
const clearMargin = 1;

/** What a clerk should look at before trusting a line. */
export function warningsOf(
  read: ReadPhrase,
  productId: string | null,
  customer: OrderingCustomer,
): Warning[] {
  const warnings: Warning[] = [];
  if (read.quantityUnclear)
    warnings.push({
      code: 'quantity_unclear',
      message: 'The number beside these goods can be no quantity; check it.',
    });
  else if (read.quantityStated && read.margin < clearMargin)
    warnings.push({
      code: 'quantity_ambiguous',
      message: 'The numbers beside these goods can be read another way; check the quantity.',
    });
  const entry = customer.history?.find((earlier) => earlier.productId === productId);
  if (read.asBefore && !entry)
    warnings.push({
      code: 'earlier_order_unknown',
      message: 'An earlier order is meant, but no order of this customer with these goods is known.',
    });
  return [...warnings, ...(read.doubts ?? []), ...unusualQuantity(read.quantity, entry?.usualQuantity)];
}

/** A word on a quantity that is out of the ordinary; `usual` is what this customer orders of the product, if known. */
export function unusualQuantity(quantity: number, usual: number | undefined): Warning[] {
  const message =
    usual === undefined
      ? quantity > largeQuantity && `${quantity} is a very large quantity.`
      : quantity >= unusualFloor &&
        quantity > usual * unusualFactor &&
        `${quantity} ordered; this customer usually orders ${usual}.`;
  return message === false ? [] : [{ code: 'quantity_unusual', message }];
}

/**
 * What was assumed when the customer's unit and the product's are not the same; null when they are, and when the
 * pack size tells how to convert (lib/orders/order-quantity.ts then does, and says so).
 */
export function unitNote(read: ReadPhrase, { product, multipack }: IndexedProduct): string | null {
  const asked = read.unit;
  if (asked === null || conversionOf(asked, product)) return null;
  if (isSingle(asked) && (sellsPacks(product) || multipack > 1))
    return multipack > 1
      ? `asked by the ${asked}, sold by ${multipack}: the number was taken as it stands`
      : `asked by the ${asked}, sold by the ${product.unitOfMeasure}: the number was taken as it stands`;
  if (isPack(asked) && multipack <= 1 && !sellsPacks(product))
    return `asked by the ${asked}, sold singly: the number was taken as it stands`;
  return null;
}

/** What may have been ordered and is no line: a clerk sees it, so that nothing is lost unseen. */
export function warningsOfLeftOut(
  accounted: readonly Pick<Accounted, 'start' | 'end' | 'reason' | 'doubtful'>[],
  text: string,
): Warning[] {
  const told = accounted
    .filter(({ doubtful }) => doubtful)
    .map(({ start, end, reason }) => `“${text.slice(start, end).replace(/\s+/g, ' ').trim()}” (${reason})`);
  if (told.length === 0) return [];
  const add = told.length === 1 ? 'Add it if it was ordered.' : 'Add what was ordered.';
  return [{ code: 'left_out', message: `We left this out: ${told.join(', ')}. ${add}` }];
}
