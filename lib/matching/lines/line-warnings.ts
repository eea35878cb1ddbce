import type { ReadPhrase } from '../../reading/reading';
import type { OrderingCustomer } from '../catalogue';
import type { IndexedProduct } from '../index/catalogue-index';
import { conversionOf, isPack, isSingle, sellsPacks } from '../words/pack-units';

export interface Warning {
  code: string;
  message: string;
}

/** How many times the usual quantity is out of the ordinary, and the least quantity worth a word. */
const unusualFactor = 8;
const unusualFloor = 20;
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
  return [...warnings, ...unusualQuantity(read.quantity, entry?.usualQuantity)];
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
    return `asked by the ${asked}, sold by ${multipack > 1 ? multipack : `the ${product.unitOfMeasure}`}: the number was taken as it stands`;
  if (isPack(asked) && multipack <= 1 && !sellsPacks(product))
    return `asked by the ${asked}, sold singly: the number was taken as it stands`;
  return null;
}

/** A product that is surely named is worth a word, even without a quantity. */
const surelyNamed = 0.8;

/** Phrases that look like order lines and were taken for talk: a clerk sees them, so that none is lost unseen. */
export function warningOfLeftOut(
  left: readonly { read: ReadPhrase; candidates: readonly { confidence: number }[] }[],
): Warning[] {
  const worth = left.filter(
    ({ read, candidates }) => read.quantityStated || (candidates[0]?.confidence ?? 0) >= surelyNamed,
  );
  if (worth.length === 0) return [];
  const told = worth.map(({ read }) => `“${read.quantityStated ? `${read.quantity} × ` : ''}${read.phrase}”`);
  return [
    { code: 'left_out', message: `Not taken for order lines: ${told.join(', ')}. Add what was ordered.` },
  ];
}
