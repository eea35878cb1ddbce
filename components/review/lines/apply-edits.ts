import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { isAboutQuantity, isDoubtedBesides } from '@/lib/orders/besides-quantity';

/** With the customer's price, where the screen knows it. */
export type LineProduct = NonNullable<FullOrderLine['product']> & { unitPrice?: number };
export type AliasScope = 'CUSTOMER' | 'TENANT';

/** What a line said when a clerk changed it. */
export type SeenLine = Pick<FullOrderLine, 'quantity' | 'unit'> & { productId: string | null };

/** Undefined once they know what it says now, and want the change all the same. */
interface Seen {
  seen?: SeenLine | undefined;
}

/** A change of an order's lines that a clerk has asked for. */
export type LineEdit =
  | ({
      kind: 'choose';
      lineId: string;
      product: LineProduct;
      quantity: number;
      /** Undefined: it stays. */
      unit?: string | undefined;
      /** Nothing was said but how many: a product in doubt stays so. */
      onlyQuantity?: boolean | undefined;
      teach: AliasScope | null;
    } & Seen)
  | { kind: 'add'; lineId: string; product: LineProduct; quantity: number }
  | ({ kind: 'remove'; lineId: string } & Seen)
  /** Takes a removal back; `at` is its place. */
  | { kind: 'restore'; lineId: string; line: FullOrderLine; at: number };

type Choice = Extract<LineEdit, { kind: 'choose' }>;

/** One that was just added has the service's id only once it is saved. */
export const isSavedLine = (lineId: string): boolean => lineId.includes('-');

/**
 * The order as it will be once the edits under way are saved: what the screen shows meanwhile. An edit that is
 * refused drops out of the list, and the order is again as the service has it.
 */
export function applyEdits(order: FullOrder, edits: readonly LineEdit[]): FullOrder {
  if (edits.length === 0) return order;
  const lines = edits.reduce(applyEdit, order.lines);
  const cents = lines.reduce((sum, line) => sum + Math.round((line.subtotal ?? 0) * 100), 0);
  return { ...order, lines, totalAmount: cents / 100 };
}

function applyEdit(lines: FullOrderLine[], edit: LineEdit): FullOrderLine[] {
  switch (edit.kind) {
    case 'remove':
      return lines.filter((line) => line.id !== edit.lineId);
    case 'add':
      return lines.some((line) => line.id === edit.lineId) ? lines : [...lines, addedLine(edit)];
    case 'restore':
      return lines.some((line) => line.id === edit.lineId) ? lines : lines.toSpliced(edit.at, 0, edit.line);
    case 'choose':
      return lines.map((line) => (line.id === edit.lineId ? chosenLine(line, edit) : line));
  }
}

/** Where the screen does not know what the customer pays for a newly chosen product, its base price stands until the service says. */
function chosenLine(line: FullOrderLine, edit: Choice): FullOrderLine {
  const same = line.product?.id === edit.product.id;
  const unitPrice = same && line.unitPrice !== null ? line.unitPrice : priceOf(edit.product);
  const unit = edit.unit ?? line.unit;
  const unchanged = same && edit.quantity === line.quantity && unit === line.unit;
  // How many pieces a case holds is for the service to say, too; the same product keeps its proportion.
  const orderQuantity = same ? (edit.quantity * line.orderQuantity) / line.quantity : edit.quantity;
  return {
    ...line,
    product: edit.product,
    quantity: edit.quantity,
    unit,
    orderQuantity,
    quantityNote: unchanged ? line.quantityNote : null,
    unitPrice,
    subtotal: subtotalOf(orderQuantity, unitPrice),
    ...(isStillDoubted(line, edit) ? withoutQuantityDoubts(line) : { matchConfidence: 1, verified: true }),
  };
}

/** As the service has it: see lib/orders/correct-line.ts. */
const isStillDoubted = (line: FullOrderLine, { onlyQuantity, product }: Choice): boolean =>
  onlyQuantity === true && line.product?.id === product.id && isDoubtedBesides(line);

const withoutQuantityDoubts = ({ warnings }: FullOrderLine) => ({
  warnings: warnings.filter(({ code }) => !isAboutQuantity(code)),
});

function addedLine({ lineId, product, quantity }: Extract<LineEdit, { kind: 'add' }>): FullOrderLine {
  return {
    id: lineId,
    rawItemText: product.name,
    quantity,
    unit: null,
    orderQuantity: quantity,
    quantityNote: null,
    matchConfidence: 1,
    matchReason: '',
    product,
    unitPrice: priceOf(product),
    subtotal: subtotalOf(quantity, priceOf(product)),
    verified: true,
    span: null,
    candidates: [],
    decision: null,
    substitutes: [],
    itemCode: null,
    statedPrice: null,
    warnings: [],
  };
}

const priceOf = ({ unitPrice, basePrice }: LineProduct): number => unitPrice ?? basePrice;

/** Good for the moment on the screen; the service computes the amount that counts. */
function subtotalOf(quantity: number, unitPrice: number): number {
  return Math.round(quantity * unitPrice * 100) / 100;
}
