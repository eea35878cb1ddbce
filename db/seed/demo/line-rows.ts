import type { orderLines } from '@/db/schema/order-lines';
import type { OrderId, TenantId } from '@/lib/ids';
import type { InterpretedLine } from '@/lib/matching/interpret-message';
import { lineSubtotal } from '@/lib/money';
import { orderQuantity } from '@/lib/orders/order-quantity';
import type { SettledLine } from './demo-order';
import { priceFor, type SeededProduct } from './insert-catalogue';

export type LineRow = typeof orderLines.$inferInsert;

/** Whose order the lines belong to and what its customer pays. */
export interface LineOwner {
  tenantId: TenantId;
  orderId: OrderId;
  priceTier: string;
  products: ReadonlyMap<string, SeededProduct>;
}

/** A line before it is priced. */
type UnpricedRow = Omit<LineRow, 'orderQuantity'>;

/** The clerk's part of a settled order: lines to store, and what the clerk changed of what was read. */
export interface SettledRows {
  rows: LineRow[];
  corrections: { phrase: string; from: LineChoice | null; to: LineChoice & { sku: string } }[];
}

interface LineChoice {
  productId: string | null;
  quantity: string;
  unit: string | null;
}

/** Lines as the reader hands them to the clerk. */
export function readRows(owner: LineOwner, read: readonly InterpretedLine[]): LineRow[] {
  return read.map((line, at) => priced(owner, { ...readRow(owner, line), position: at + 1 }));
}

/**
 * Lines as they stood at approval. A line that the reader got right keeps its confidence, reason and candidates; one
 * that it got wrong is shown as the clerk corrected it, one that it missed as the clerk added it.
 */
export function settleRows(
  owner: LineOwner,
  text: string,
  read: readonly InterpretedLine[],
  settled: readonly SettledLine[],
  clerk: string,
): SettledRows {
  const skus = new Map([...owner.products.values()].map((product) => [product.sku, product]));
  const corrections: SettledRows['corrections'] = [];
  let from = 0;
  const rows = settled.map(([phrase, quantity, sku], at) => {
    const start = text.indexOf(phrase, from);
    const product = skus.get(sku);
    if (!product || start < 0) throw new Error(`"${phrase}" or ${sku} is not in the demo`);
    from = start + phrase.length;
    const found = read.find((line) => line.start < from && line.end > start);
    if (found?.productId === product.id && amountsTo(found, product, quantity)) {
      return priced(owner, { ...readRow(owner, found), position: at + 1, verified: true });
    }
    const basis = found ? readRow(owner, found) : missedRow(owner, phrase, start);
    const asked =
      found && amountsTo(found, product, quantity) ? basis : { quantity: String(quantity), unit: null };
    const chosen = { productId: product.id, quantity: asked.quantity, unit: asked.unit ?? null };
    corrections.push({
      phrase: basis.rawItemText,
      from: found ? choiceOf(found) : null,
      to: { ...chosen, sku },
    });
    const how = { matchConfidence: 1, matchReason: `${found ? 'confirmed' : 'added'} by ${clerk}` };
    return priced(owner, { ...basis, ...chosen, ...how, position: at + 1, verified: true, edited: true });
  });
  return { rows, corrections };
}

function choiceOf({ productId, quantity, unit }: InterpretedLine): LineChoice {
  return { productId, quantity: String(quantity), unit };
}

/** A line that the reader did not see. */
function missedRow(
  { tenantId, orderId }: LineOwner,
  phrase: string,
  start: number,
): Omit<UnpricedRow, 'position'> {
  const span = { spanStart: start, spanEnd: start + phrase.length };
  return { tenantId, orderId, rawItemText: phrase, quantity: '1', ...span };
}

/** Whether what was read comes to this many selling units of the product. */
function amountsTo(read: InterpretedLine, product: SeededProduct, quantity: number): boolean {
  return Number(soldAs({ quantity: String(read.quantity), unit: read.unit }, product)) === quantity;
}

function soldAs(
  asked: { quantity: string; unit: string | null },
  { unit, pack_size }: SeededProduct,
): string {
  return orderQuantity(asked, { unitOfMeasure: unit, packSize: pack_size }).quantity;
}

function readRow(owner: LineOwner, line: InterpretedLine): Omit<UnpricedRow, 'position'> {
  const matchConfidence = line.productId === null ? 0 : line.confidence;
  return {
    tenantId: owner.tenantId,
    orderId: owner.orderId,
    rawItemText: line.phrase,
    spanStart: line.start,
    spanEnd: line.end,
    quantity: String(line.quantity),
    unit: line.unit,
    productId: line.productId,
    matchConfidence,
    readProductId: line.productId,
    readConfidence: matchConfidence,
    matchReason: line.quantityNote === null ? line.reason : `${line.reason}; ${line.quantityNote}`,
    candidates: line.candidates.map(({ productId, confidence, reason }) => ({
      productId,
      confidence,
      reason,
    })),
    decision: line.decision,
    warnings: line.warnings,
  };
}

/** Counts the line in the product's selling unit and prices it. */
function priced(owner: LineOwner, row: UnpricedRow): LineRow {
  const product = row.productId ? owner.products.get(row.productId) : undefined;
  if (!product) return { ...row, orderQuantity: row.quantity, unitPrice: null, subtotal: null };
  const unitPrice = priceFor(product, owner.priceTier);
  const sold = soldAs({ quantity: row.quantity, unit: row.unit ?? null }, product);
  return { ...row, orderQuantity: sold, unitPrice, subtotal: lineSubtotal(sold, unitPrice) };
}
