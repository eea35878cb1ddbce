import type { Transaction } from '@/db/client';
import { type CodedProduct, codeKey, findByCodes } from '../../catalogue/find-by-codes';
import type { Context } from '../../context';
import { countCalled } from '../../language/count-called';
import { unitCalled } from '../../language/unit-called';
import type { OrderingCustomer } from '../../matching/catalogue';
import type { CatalogueIndex } from '../../matching/index/catalogue-index';
import type { InterpretedLine } from '../../matching/interpret-message';
import { unusualQuantity } from '../../matching/lines/line-warnings';
import { getTenant } from '../../tenancy/get-tenant';
import { quantityDoubts } from '../quantity-doubts';
import type { PlacedItem } from '../sent-item';
import type { OrderWarning } from '../warnings';
import { quantityBeside, quantityInTitle } from './quantity-beside-item';
import { unitsOfCode } from './unit-codes';

/** A line as it is read; one that was sent as data has its code, and the price that came with it. */
export interface ReadLine extends InterpretedLine {
  itemCode?: string;
  statedPrice?: number | null;
}

export interface ReadingOfItems {
  index: CatalogueIndex;
  customer: OrderingCustomer & { customerId: string };
  items: readonly PlacedItem[];
  /** What was written beside the items, and the lines that were read of it. */
  words: string;
  wordLines: readonly InterpretedLine[];
}

/** As sure as a line is whose product is certain, and of which something else is for a clerk to look at. */
const sureButDoubted = 0.8;

/**
 * Items that were sent as data as lines of the order, a line each: their codes are looked up, exactly. A code that
 * nobody knows is a line without a product. `claimed` are lines of the words that only say the quantity of an item.
 */
export async function readSentItems(
  tx: Transaction,
  ctx: Context,
  reading: ReadingOfItems,
): Promise<{ lines: ReadLine[]; claimed: Set<InterpretedLine> }> {
  const { items, customer } = reading;
  const claimed = new Set<InterpretedLine>();
  if (items.length === 0) return { lines: [], claimed };
  const codes = items.map(({ code }) => code);
  const found = await findByCodes(tx, ctx, { codes, customerId: customer.customerId });
  const { currency } = await getTenant(tx, ctx);
  const lines = items.map((item) => {
    const named = found.get(codeKey(item.code)) ?? [];
    const product = named.length === 1 ? named[0] : undefined;
    const said = product && quantityInWords(reading, item, product);
    if (said?.line) claimed.add(said.line);
    return lineOf(reading, item, { named, said: said ?? null, currency });
  });
  return { lines, claimed };
}

interface Said {
  quantity: number;
  unit: string | null;
  line: InterpretedLine | null;
}

/** The quantity of an item that came without one, from the words beside it or its title. */
function quantityInWords(reading: ReadingOfItems, item: PlacedItem, product: CodedProduct): Said | null {
  if (item.quantity !== null || item.oddQuantity !== null) return null;
  if (item.sentAs === 'ASKED_ABOUT') return quantityBeside(reading, product);
  return item.title === null ? null : quantityInTitle(reading, item.title, product);
}

interface Known {
  named: readonly CodedProduct[];
  said: Said | null;
  /** The tenant's. */
  currency: string;
}

function lineOf(
  { index, customer }: ReadingOfItems,
  item: PlacedItem,
  { named, said, currency }: Known,
): ReadLine {
  const product = named.length === 1 ? named[0] : undefined;
  const quantity = item.quantity ?? said?.quantity ?? 1;
  const unit =
    item.unit === null ? { unit: said?.unit ?? null, doubts: [] } : sentUnit(index, item.unit, product);
  const usual = customer.history?.find(({ productId }) => productId === product?.id)?.usualQuantity;
  const isForeign = item.unitPrice !== null && item.currency !== null && item.currency !== currency;
  const warnings: OrderWarning[] = [
    ...codeDoubts(item, named),
    ...doubtsOfSent(item, said !== null),
    ...unit.doubts,
    ...unusualQuantity(quantity, usual),
    ...(isForeign
      ? [{ code: 'price_in_other_currency', message: `Sent at ${item.unitPrice} ${item.currency}.` }]
      : []),
  ];
  // Shown with the line as it is then (line-view.ts), so not stored with it.
  const sold = product && productOf(index, product);
  const isDoubted =
    warnings.length > 0 ||
    (sold !== undefined && quantityDoubts({ quantity: String(quantity), unit: unit.unit }, sold).length > 0);
  return {
    phrase: item.code,
    start: item.start,
    end: item.end,
    quantity,
    unit: unit.unit,
    productId: product?.id ?? null,
    confidence: product === undefined ? 0 : isDoubted ? sureButDoubted : 1,
    reason: product ? 'sent as an item from the catalogue' : reasonWithout(item, named),
    candidates: named.map(({ id, sku, via }) => ({
      productId: id,
      sku,
      confidence: named.length === 1 ? 1 : 0.5,
      reason: 'has the code that was sent',
      kind: via,
    })),
    decision:
      named.length > 1 ? { kind: 'which', what: item.code, apart: 'name', count: named.length } : null,
    warnings,
    quantityNote: null,
    itemCode: item.code,
    statedPrice: isForeign ? null : item.unitPrice,
  };
}

const reasonWithout = ({ code }: PlacedItem, named: readonly CodedProduct[]): string =>
  named.length > 1
    ? `“${code}” is the code of ${named.length} products`
    : `no product has the code “${code}”`;

function codeDoubts(item: PlacedItem, named: readonly CodedProduct[]): OrderWarning[] {
  if (named.length === 1) return [];
  const title = item.title === null ? '' : ` (${item.title})`;
  const message =
    named.length > 1
      ? `“${item.code}”${title} is the code of ${named.length} products: choose which one is meant.`
      : `“${item.code}”${title} was sent as an item, but no product has this code.`;
  return [{ code: named.length > 1 ? 'item_ambiguous' : 'item_unknown', message }];
}

function doubtsOfSent({ quantity, oddQuantity }: PlacedItem, isSaid: boolean): OrderWarning[] {
  if (oddQuantity !== null) {
    const taken = quantity === null ? '1 is assumed' : `${quantity} is taken`;
    return [{ code: 'quantity_unclear', message: `“${oddQuantity}” was sent as the quantity: ${taken}.` }];
  }
  if (quantity !== null || isSaid) return [];
  return [{ code: 'quantity_assumed', message: 'No quantity was sent for this item: 1 is assumed.' }];
}

const productOf = (index: CatalogueIndex, { id }: CodedProduct) =>
  index.products[index.ordinalById.get(id) ?? -1]?.product;

/** A unit that was sent, by its code or as customers call it; the product's own is none to speak of. */
function sentUnit(index: CatalogueIndex, sent: string, product: CodedProduct | undefined) {
  const own = (product && productOf(index, product)?.unitOfMeasure) ?? '';
  if (own.toLowerCase() === sent.toLowerCase()) return { unit: null, doubts: [] };
  const coded = unitsOfCode(sent);
  const sold = unitCalled(own);
  if (sold !== undefined && coded.includes(sold)) return { unit: null, doubts: [] };
  if (coded.length > 1) {
    const message = `“${sent}” was sent as the unit, which may be ${coded.join(' or ')}: the quantity is taken as it stands.`;
    return { unit: null, doubts: [{ code: 'unit_unclear', message }] };
  }
  const unit = coded[0] ?? unitCalled(sent) ?? (countCalled(sent) ? sent : undefined);
  if (unit !== undefined) return { unit: unit === sold ? null : unit, doubts: [] };
  const message = `“${sent}” was sent as the unit, which nobody here knows: the quantity is taken as it stands.`;
  return { unit: null, doubts: [{ code: 'unit_unclear', message }] };
}
