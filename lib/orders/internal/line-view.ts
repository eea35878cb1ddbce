import { and, asc, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { products } from '@/db/schema/products';
import { pricesInForce } from '../../catalogue/prices-in-force';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { toNumber } from '../../money';
import type { FullOrderLine, OrderLine } from '../answers';
import { orderQuantity } from '../order-quantity';
import { quantityDoubts } from '../quantity-doubts';
import type { OrderWarning } from '../warnings';

type LineRow = typeof orderLines.$inferSelect;
type ProductRow = typeof products.$inferSelect;
export interface LineWithProduct {
  line: LineRow;
  product: ProductRow | null;
}

/** The lines of the orders, in the message's order, each with its product. */
export async function linesOf(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly OrderId[],
): Promise<LineWithProduct[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .leftJoin(products, mine(products, ctx, orderLines.productId))
    .where(and(mine(orderLines, ctx), inArray(orderLines.orderId, [...orderIds])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** A line as the API shows it, with the doubts that only its order and the tenant's data tell of it. */
export function viewLine({ line, product }: LineWithProduct, doubts: OrderWarning[] = []): OrderLine {
  return {
    id: line.id,
    rawItemText: line.rawItemText,
    quantity: toNumber(line.quantity),
    unit: line.unit,
    orderQuantity: toNumber(line.orderQuantity),
    quantityNote: product && noteOf(line, product),
    matchConfidence: line.matchConfidence,
    matchReason: line.matchReason,
    product: product && viewProduct(product),
    unitPrice: line.unitPrice === null ? null : toNumber(line.unitPrice),
    subtotal: line.subtotal === null ? null : toNumber(line.subtotal),
    verified: line.verified,
    decision: line.verified ? null : line.decision,
    itemCode: line.itemCode,
    statedPrice: line.statedPrice === null ? null : toNumber(line.statedPrice),
    warnings: [...line.warnings, ...furtherDoubts(line, product), ...priceDoubt(line), ...doubts],
  };
}

/** How the line's own quantity came about: it stays what it was when the product's pack changes, until it is priced anew. */
function noteOf(line: LineRow, product: ProductRow): string | null {
  const { quantity, note } = orderQuantity(line, product);
  const held = toNumber(line.orderQuantity);
  if (Number(quantity) === held) return note;
  return line.unit === null
    ? null
    : `${toNumber(line.quantity)} ${line.unit} = ${held} ${product.unitOfMeasure}`;
}

/** What the reader could not doubt yet, as the line and its product are now; it says the same of some lines in its own words. */
function furtherDoubts(line: LineRow, product: ProductRow | null): OrderWarning[] {
  const told = new Set(line.warnings.map(({ code }) => code));
  return product ? quantityDoubts(line, product).filter(({ code }) => !told.has(code)) : [];
}

/** What may be sent in the place of goods that are short, or no longer sold. */
export interface OfferedRow {
  product: ProductRow;
  note: string | null;
  /** What can be promised of it where the order is picked; null where no stock is kept. */
  available: number | null;
}

interface Beside {
  /** Whose prices are shown. */
  customerId: string;
  doubts: (lineId: string) => OrderWarning[];
  substitutes: (lineId: string) => OfferedRow[];
}

/** Lines with their candidates and substitutes at the customer's prices; a candidate whose product is gone is left out. */
export async function viewFullLines(
  tx: Transaction,
  ctx: Context,
  rows: readonly LineWithProduct[],
  { customerId, doubts, substitutes }: Beside,
): Promise<FullOrderLine[]> {
  const wanted = [
    ...new Set(rows.flatMap(({ line }) => line.candidates.map((candidate) => candidate.productId))),
  ];
  const found = wanted.length
    ? await tx
        .select()
        .from(products)
        .where(and(mine(products, ctx), inArray(products.id, wanted)))
    : [];
  const byId = new Map(found.map((product) => [product.id, product]));
  const offered = rows.flatMap(({ line }) => substitutes(line.id).map(({ product }) => product.id));
  const prices = await pricesInForce(tx, ctx, { customerId, productIds: [...byId.keys(), ...offered] });
  const viewOffered = (product: ProductRow) => ({
    ...viewProduct(product),
    unitPrice: toNumber(prices.get(product.id)?.unitPrice ?? product.basePrice),
  });
  return rows.map((row) => ({
    ...viewLine(row, doubts(row.line.id)),
    span: spanOf(row),
    substitutes: substitutes(row.line.id).map((each) => ({ ...each, product: viewOffered(each.product) })),
    candidates: row.line.candidates.flatMap(({ productId, confidence, reason }) => {
      const product = byId.get(productId);
      if (!product) return [];
      const { isDiscontinued } = product;
      return [{ product: viewOffered(product), confidence, reason, isDiscontinued }];
    }),
  }));
}

/** Where the line stands in the text; null for one that a clerk added. */
export function spanOf({ line: { spanStart, spanEnd } }: LineWithProduct) {
  return spanStart === null || spanEnd === null ? null : { start: spanStart, end: spanEnd };
}

/** Prices that differ by less of ours are rounded otherwise. */
const samePrice = 0.01;

/** A price that was sent with the goods and is not ours: today's, or the one that the line was approved at. */
function priceDoubt(line: LineRow): OrderWarning[] {
  const { statedPrice, unitPrice, itemCode } = line;
  if (statedPrice === null || unitPrice === null) return [];
  const ours = itemCode === null ? pricesInWords(line, Number(unitPrice)) : [Number(unitPrice)];
  if (ours.some((price) => Math.abs(Number(statedPrice) - price) <= samePrice * price)) return [];
  const how = itemCode === null ? 'Stated' : 'Sent';
  return [{ code: 'price_differs', message: `${how} at ${statedPrice}; our price is ${unitPrice}.` }];
}

/** Who writes a price may mean one for what we sell by, for what they ask by (a case), or for the whole line. */
function pricesInWords({ quantity, orderQuantity }: LineRow, unitPrice: number): number[] {
  const ofLine = unitPrice * Number(orderQuantity);
  return [unitPrice, ofLine / Number(quantity), ofLine];
}

export function viewProduct(product: ProductRow) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    basePrice: toNumber(product.basePrice),
    unitOfMeasure: product.unitOfMeasure,
    packSize: product.packSize,
  };
}
