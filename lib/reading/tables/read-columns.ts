import { type ColumnRole, roleOfTitle } from '../../language/words/table-titles';
import { isNaught, isStruck } from '../layout/is-struck';
import { countedIn } from './counted-in';
import type { Cell } from './cut-cells';
import { kindIn, mergedCells } from './merged-cells';
import { placesOf, type Roles } from './places-of';
import { readAmount } from './read-amount';
import { withSums } from './sum-column';

/** A row of a pasted table: what is ordered, how much, and other cells that may name its size. */
export interface TableRow {
  start: number;
  end: number;
  /** None of it is ordered when it is zero. */
  quantity: number;
  /** The word for what is counted, see countedIn. */
  counted: string;
  context: string;
  /** What the column of codes has beside it; empty without one. */
  code: string;
}

/**
 * The roles that titles give their columns: where one says what is still owed of the quantity before it, that is what is
 * ordered now. The balance of "item - bal - order" is in stock: an order is written behind what it is made from.
 */
export function rolesOf(names: readonly string[]): (ColumnRole | undefined)[] {
  const told = names.map(roleOfTitle);
  const owed = told.lastIndexOf('owed') > told.lastIndexOf('quantity');
  const roles = told.map(owed ? nowOwed : nowHeld);
  const counted: ColumnRole = roles.includes('quantity') ? 'other' : 'quantity';
  return roles.map((role) => (role === 'count' ? counted : role));
}

const nowHeld = (role: ColumnRole | undefined): ColumnRole | undefined => (role === 'owed' ? 'other' : role);

const nowOwed = (role: ColumnRole | undefined): ColumnRole | undefined =>
  role === 'owed' ? 'quantity' : role === 'quantity' ? 'other' : role;

/** Gives each column its role by the header, or by what stands in it. `needsHeader` for weak delimiters. */
export function readColumns(lines: readonly Cell[][], needsHeader: boolean): TableRow[] | null {
  const rows = needsHeader ? withoutTotals(lines) : lines;
  const header = rows[0] ?? [];
  const named = withSums(rolesOf(header.map(({ text }) => text)), rows);
  const titled = isTitled(rows, named, needsHeader);
  const several = named.filter(Boolean).length >= 2;
  if (needsHeader && !titled && !several && !multiplies(rows) && !areNumbered(rows)) return null;
  const letters = header.every(({ text }) => text.length <= 1 && !/\d/.test(text));
  const body = titled || several || letters ? rows.slice(1) : rows;
  const { goods, quantity, roles } = placesOf(body, named);
  if (goods < 0 || quantity < 0) return null;
  const titles = body === rows ? [] : header.map(({ text }) => text);
  // "GUSTO" over a column of its kinds
  const brand = titled && named[goods] === undefined ? (titles[goods] ?? '') : '';
  const merged = mergedCells(body, roles, { goods, quantity });
  const found = body.flatMap((row, i) => {
    const own = row[goods]?.text === '' ? kindIn(row, roles, { goods, quantity }) : goods;
    const read = rowOf(row, roles, own, quantity);
    const context = `${brand} ${merged[i] ?? ''} ${read?.context ?? ''}`.replace(/ +/g, ' ').trim();
    return read ? { ...read, context, counted: countedIn(row, titles, quantity) } : [];
  });
  return found.length >= Math.min(2, body.length) && found.length >= body.length * 0.5 ? found : null;
}

/** "VAT  R87,52", "Total  R671,02": rows with hardly half the cells of others. */
function withoutTotals(rows: readonly Cell[][]): readonly Cell[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.filter((row) => row.length * 2 > width);
}

/**
 * Titles for goods and quantities, or one for quantities among words; where the cells are surely cut, also one over
 * nothing but amounts: "GUSTO 200ml | qty".
 */
function isTitled(
  [header = [], ...body]: readonly (readonly Cell[])[],
  named: Roles,
  needsHeader: boolean,
): boolean {
  const quantity = named.indexOf('quantity');
  const isAmount = (row: readonly Cell[]): boolean => readAmount(row[quantity]?.text ?? '') !== null;
  return (
    quantity >= 0 &&
    (named.includes('goods') ||
      header.every(({ text }) => !/\d/.test(text)) ||
      (!needsHeader && body.every(isAmount)))
  );
}

/** What a row orders; null for totals and rows without goods or quantity. */
function rowOf(
  row: readonly Cell[],
  named: Roles,
  goods: number,
  quantity: number,
): Omit<TableRow, 'counted'> | null {
  const cell = row[goods];
  const isRemark = (_: Cell, c: number): boolean =>
    c !== goods && /^(?:other|quantity)?$/.test(named[c] ?? '');
  const isBack = row.filter(isRemark).some(({ text }) => isStruck(text));
  const said = row[quantity]?.text ?? '';
  const amount = isBack || isNaught(said) ? 0 : readAmount(said);
  if (!cell || !/\p{L}/u.test(cell.text) || amount === null || /^(?:sub)?\s?-?total/i.test(cell.text))
    return null;
  const context = row
    .filter(({ text }, c) => named[c] === 'size' && !cell.text.includes(text))
    .map(({ text }) => text)
    .join(' ');
  const codeAt = named.indexOf('code');
  const code = codeAt >= 0 && codeAt !== goods ? (row[codeAt]?.text ?? '') : '';
  const size = named[goods + 1] === 'size' ? row[goods + 1] : undefined;
  const end = size && size.text !== '' ? size.start + size.text.length : cell.start + cell.text.length;
  const start = cell.start + (listNumber.exec(cell.text)?.[0].length ?? 0);
  return { start, end, quantity: amount, context, code };
}

/** The "1) " of "1) rice 2kg". */
const listNumber = /^\(?\d{1,3}[.)]\s{1,4}(?=\S)/;

/** At least two rows that are numbered from one, each with goods and then a quantity. */
const areNumbered = (rows: readonly Cell[][]): boolean =>
  rows.length > 1 &&
  rows.every(
    ([number, goods, ...others], i) =>
      number?.text.replace(/[.)]$/, '') === String(i + 1) &&
      /\p{L}/u.test(goods?.text ?? '') &&
      others.some(({ text }) => readAmount(text) !== null),
  );

/** At least two rows, of which nearly all end in a price and its product with a quantity before it. */
function multiplies(rows: readonly Cell[][]): boolean {
  const fits = rows.filter(isPriced);
  return fits.length >= 2 && fits.length >= rows.length * 0.75;
}

/** "rice 2kg - 4 bags - 72.00 - 288.00": ends in a price and its product with a quantity before it. */
export function isPriced(row: readonly Cell[]): boolean {
  const amounts = row.map(({ text }) => amountOf(text));
  const [price = 0, total = 0] = amounts.slice(-2);
  const isProduct = ({ text }: Cell): boolean =>
    Math.abs((readAmount(text) ?? Number.NaN) * price - total) < 0.01;
  return row.length > 3 && total > 0 && row.slice(0, -2).some(isProduct);
}

/** `R1 169,88`, `$1,169.88`, `12`; NaN for anything else. */
const amountOf = (text: string): number =>
  Number(
    text
      .replace(/[R$€£\s\u00a0]/g, '')
      .replace(/,(?=\d{3}(?:\D|$))/g, '')
      .replace(',', '.'),
  );
