import { dayWords } from '../../delivery-words';
import type { Difference } from '../history-contract';

type Data = Readonly<Record<string, unknown>>;
type NameOf = (productId: string) => string | undefined;
/** An amount as the tenant writes it. */
type InMoney = (amount: string) => string;

/** The products that an event's data name. */
export function productsIn(data: Data): string[] {
  const lines: unknown[] = Array.isArray(data.lines) ? data.lines : [];
  return [data, data.from, data.to, data.before, ...lines].flatMap((part) =>
    isObject(part) && typeof part.productId === 'string' ? [part.productId] : [],
  );
}

/**
 * What an act of the audit trail made of what, as far as its data say: of lines the quantity with its goods, of the head
 * each part, of prices the total and each price. Empty for acts that change none of these.
 */
export function differencesOf(action: string, data: Data, nameOf: NameOf, inMoney: InMoney): Difference[] {
  const goods = (part: unknown) => (isObject(part) ? goodsOf({ ...part }, nameOf) : undefined);
  if (action === 'line.corrected') return changeOfLine(goods(data.from), goods(data.to), data.phrase);
  if (action === 'line.added') return changeOfLine(undefined, goods(data), data.sku);
  if (action === 'line.restored') return changeOfLine(undefined, goods(data), data.phrase);
  if (action === 'line.removed') return changeOfLine(goods(data), undefined, data.phrase);
  if (action === 'proposal.taken') return takenOf(data, goods);
  if (action === 'order.repriced') return repricedOf(data, nameOf, inMoney);
  if (action === 'order.head_set' && isObject(data.before) && isObject(data.after)) {
    const { before, after } = { before: data.before, after: data.after };
    return Object.keys(after).map((field) => ({
      what: 'HEAD',
      of: field,
      before: partWords(before[field]),
      after: partWords(after[field]),
    }));
  }
  return [];
}

/** The total, and what of each product is another: its price, and how much is sold of it where a pack holds more or less now. */
function repricedOf({ before, after, lines }: Data, nameOf: NameOf, inMoney: InMoney): Difference[] {
  const amount = (value: unknown) => (typeof value === 'string' ? inMoney(value) : null);
  const changes: Difference[] = [{ what: 'TOTAL', of: '', before: amount(before), after: amount(after) }];
  for (const line of Array.isArray(lines) ? lines.filter(isObject) : []) {
    const { productId, from, to } = line;
    if (!isObject(from) || !isObject(to)) continue;
    const of = (typeof productId === 'string' && nameOf(productId)) || '';
    const price = { before: amount(from.unitPrice), after: amount(to.unitPrice) };
    const quantity = { before: String(Number(from.orderQuantity)), after: String(Number(to.orderQuantity)) };
    if (price.before !== price.after) changes.push({ what: 'PRICE', of, ...price });
    if (quantity.before !== quantity.after) changes.push({ what: 'QUANTITY', of, ...quantity });
  }
  // Several lines may hold the same goods, and most changes leave the total or the prices as they were.
  const told = new Map(changes.map((each) => [JSON.stringify(each), each]));
  return [...told.values()].filter((each) => each.before !== each.after);
}

interface Goods {
  amount: string;
  name: string | undefined;
}

function takenOf(data: Data, goods: (part: unknown) => Goods | undefined): Difference[] {
  const before = goods(data.before);
  if (data.kind === 'REMOVE_LINE') return changeOfLine(before, undefined, data.phrase);
  if (data.kind === 'ADD_LINE') return changeOfLine(undefined, goods(data), data.phrase);
  const now = goods(data);
  if (!now || !before) return [];
  // A change of quantity names no product: it is the line's own.
  return changeOfLine(
    before,
    { amount: now.amount || before.amount, name: now.name ?? before.name },
    data.phrase,
  );
}

/** `of` says the goods once when only their quantity changed. */
function changeOfLine(before: Goods | undefined, after: Goods | undefined, phrase: unknown): Difference[] {
  const said = typeof phrase === 'string' ? phrase : '';
  const isSame = before === undefined || after === undefined || before.name === after.name;
  const words = (goods: Goods | undefined) => {
    if (!goods) return null;
    return isSame ? goods.amount : `${goods.amount} ${goods.name ?? 'without a product'}`.trim();
  };
  const name = (after ?? before)?.name ?? said;
  const what = isSame ? 'QUANTITY' : 'GOODS';
  return [{ what, of: isSame ? name : said, before: words(before), after: words(after) }];
}

function goodsOf({ quantity, unit, productId }: Data, nameOf: NameOf): Goods {
  const isNumber = quantity !== undefined && quantity !== null && quantity !== '';
  const amount = isNumber ? String(Number(quantity)) : '';
  return {
    amount: typeof unit === 'string' && unit !== '' ? `${amount} ${unit}` : amount,
    name: typeof productId === 'string' ? nameOf(productId) : undefined,
  };
}

/** A part of the head in words; null for none. */
function partWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (value === true) return 'yes';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayWords(value) : value;
  if (Array.isArray(value)) return value.map(partWords).filter(Boolean).join(', ') || null;
  if (isObject(value)) {
    const { branchId: _, ...shown } = value;
    return Object.values(shown).map(partWords).filter(Boolean).join(' – ') || null;
  }
  return String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
