import { type Line, linesOf } from './lines-of';
import type { NoiseSpan } from './tokenise';

/** A row of a pasted table: what is ordered, how much, and other cells that may name its size. */
export interface TableRow {
  start: number;
  end: number;
  quantity: number;
  context: string;
}

export interface Table {
  rows: TableRow[];
  /** Everything the table covers. */
  span: NoiseSpan;
}

interface Cell {
  start: number;
  text: string;
}

/** `count`: "units" or "cases" are the quantity where no column says so more plainly. */
type Role = 'goods' | 'quantity' | 'count' | 'size' | 'other';

const headings: [Role, RegExp][] = [
  [
    'quantity',
    /^(?:qty|quantity|qnty|to order|order|order qty|ordered|qty ordered|need|needed|required|req|cantidad|cant|qtd|quantidade|aantal|hoeveelheid|qte|quantite|quantité|no of units|total qty|this (?:wk|week|month|order)|new order|order now)\.?$/i,
  ],
  [
    'goods',
    /^(?:items?|products?|description|desc|item description|product name|name|article|artikel|beskrywing|producto|produto|produit|goods|stock item|descripcion|descrição|stock)$/i,
  ],
  ['count', /^(?:units?|cases)\.?$/i],
  [
    'size',
    /^(?:size|pack|pack size|packing|uom size|grootte|tamaño|tamanho|taille|variant|flavour|colour|color|brand)$/i,
  ],
  [
    'other',
    /^(?:price|unit price|total|amount|cost|code|item code|sku|barcode|on hand|in stock|soh|have|stock on hand|current|no|nr|#|line|date|notes?|remarks?|unit|uom|vat|disc|excl|incl|value|precio|preço|prix|prys|(?:last|prev|previous|avg|average|usual)(?: (?:wk|week|month|order|qty))?|comments?)\.?$/i,
  ],
];

const delimiters = [/\t/, /\s?\|\s?/, /\s?;\s?/, / \/ /, / {2,}/, /,(?!\d) ?|, /];

/** Finds tables pasted from a spreadsheet: at least two lines cut alike, one column of goods, one of quantities. */
export function readTables(text: string): Table[] {
  const lines = linesOf(text);
  for (const delimiter of hasCsvHeader(lines) ? [/,/, ...delimiters] : delimiters) {
    const rows = lines.map((line) => ({ ...line, cells: cut(line.text, line.start, delimiter) }));
    const header = rows.findIndex((row) => isHeader(rolesOf(row.cells.map(({ text }) => text))));
    const first = header >= 0 ? header : rows.findIndex((row) => isRow(row.cells));
    if (first < 0) continue;
    let last = rows.findLastIndex((row) => isRow(row.cells));
    for (let i = first; i <= last; i++) if (rows[i]?.text.trim() === '') last = Math.min(last, i - 1);
    const body = rows
      .slice(first, last + 1)
      .filter((row) => isRow(row.cells) && !/^[\s|:+-]+$/.test(row.text));
    if (body.length < 2) continue;
    const table = readColumns(
      body.map((row) => row.cells),
      delimiter === delimiters.at(-1) || delimiter === delimiters.at(-2) || delimiter === delimiters.at(-3),
    );
    const [from, to] = [rows[first], rows[last]];
    if (table && from && to)
      return [{ rows: table, span: { start: from.start, end: to.end, code: 'table' } }];
  }
  return [];
}

/** `desc,qty`: columns named between bare commas, so that `12x85,5` is two cells. */
const hasCsvHeader = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => {
    const roles = rolesOf(text.split(','));
    return roles.every(Boolean) && isHeader(roles);
  });

function rolesOf(names: readonly string[]): (Role | undefined)[] {
  const roles = names.map((name) => headings.find(([, pattern]) => pattern.test(name.trim()))?.[0]);
  const counted: Role = roles.includes('quantity') ? 'other' : 'quantity';
  return roles.map((role) => (role === 'count' ? counted : role));
}

const isHeader = (roles: readonly (Role | undefined)[]): boolean =>
  roles.includes('goods') && roles.includes('quantity');

const isRow = (cells: readonly Cell[]): boolean => cells.filter(({ text }) => text !== '').length >= 2;

function cut(line: string, offset: number, delimiter: RegExp): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  const from = delimiter.source.startsWith(' {2') ? line.length - line.trimStart().length : 0;
  at = from;
  for (const part of line.slice(from).split(delimiter)) {
    const found = line.indexOf(part, at);
    const trimmed = part.trim();
    cells.push({ start: offset + found + (part.length - part.trimStart().length), text: trimmed });
    at = found + part.length;
  }
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** Gives each column its role by the header, or by what stands in it. `needsHeader` for weak delimiters. */
function readColumns(rows: readonly Cell[][], needsHeader: boolean): TableRow[] | null {
  const header = rows[0] ?? [];
  const named = rolesOf(header.map(({ text }) => text));
  const hasHeader = named.includes('goods')
    ? named.includes('quantity')
    : named.includes('quantity') && header.every(({ text }) => !/\d/.test(text));
  if (needsHeader && !hasHeader && !(named.filter(Boolean).length >= 2) && !multiplies(rows)) return null;
  const letters = header.every(({ text }) => text.length <= 1 && !/\d/.test(text));
  const body = hasHeader || letters || named.filter(Boolean).length >= 2 ? rows.slice(1) : rows;
  const width = Math.max(...body.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, c) => body.map((row) => row[c]?.text ?? ''));
  const taken = (c: number): boolean => named[c] !== undefined;
  let goods = named.lastIndexOf('goods');
  if (goods < 0 || named.filter((role) => role === 'goods').length > 1)
    goods = widest(columns, (c) => !taken(c) || named[c] === 'goods');
  let quantity = named.indexOf('quantity');
  if (quantity < 0 || quantity === goods)
    quantity = likeliestQuantity(columns, (c) => c !== goods && !taken(c));
  if (goods < 0 || quantity < 0) return null;
  const found = body.flatMap((row): TableRow[] => {
    const [cell, amount] = [row[goods], readAmount(row[quantity]?.text ?? '')];
    if (
      !cell ||
      cell.text === '' ||
      !/\p{L}/u.test(cell.text) ||
      amount === null ||
      /^(?:sub)?\s?-?total/i.test(cell.text)
    )
      return [];
    const context = row
      .filter((_, c) => named[c] === 'size')
      .map(({ text }) => text)
      .join(' ');
    const size = named[goods + 1] === 'size' ? row[goods + 1] : undefined;
    const end = size && size.text !== '' ? size.start + size.text.length : cell.start + cell.text.length;
    return [{ start: cell.start, end, quantity: amount, context }];
  });
  return found.length >= Math.min(2, body.length) && found.length >= body.length * 0.5 ? found : null;
}

/** At least three rows of which nearly all end in quantity, price and their product. */
function multiplies(rows: readonly Cell[][]): boolean {
  const fits = rows.filter((row) => {
    const [quantity, price, total] = row.slice(-3).map(({ text }) => Number(text.replace(/[R$€£ ]/g, '')));
    return (
      row.length > 3 && Math.abs((quantity ?? 0) * (price ?? 0) - (total ?? 0)) < 0.01 && (total ?? 0) > 0
    );
  });
  return rows.length >= 3 && fits.length >= rows.length * 0.75;
}

/** `12`, `12 cs`, `x12`; null for prices and empty cells. */
function readAmount(text: string): number | null {
  const match =
    /^x? ?(\d{1,3}(?:[ ,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?) ?x?(?: ?[a-z]{1,8}\.?)?(?: ?\(.*\))?$/i.exec(
      text.trim(),
    );
  if (!match?.[1]) return null;
  const value = Number(
    /[ ,]\d{3}$/.test(match[1]) ? match[1].replace(/[ ,]/g, '') : match[1].replace(',', '.'),
  );
  return value > 0 && value <= 1_000_000 ? value : null;
}

function widest(columns: readonly string[][], allowed: (c: number) => boolean): number {
  let best = -1;
  let most = 0;
  columns.forEach((cells, c) => {
    const letters = cells.join('').replace(/[^\p{L}]/gu, '').length;
    if (allowed(c) && letters > most) [best, most] = [c, letters];
  });
  return best;
}

/** Whole numbers that do not count up by one and are no prices or codes; where quantity × price = total holds, that one. */
function likeliestQuantity(columns: readonly string[][], allowed: (c: number) => boolean): number {
  const numeric = columns.flatMap((cells, c) => {
    const values = cells.map(readAmount);
    const filled = values.filter((value) => value !== null);
    return allowed(c) && filled.length >= cells.length * 0.6 ? [{ c, cells, values: filled }] : [];
  });
  const whole = numeric.filter(
    ({ cells, values }) => values.every(Number.isInteger) && !cells.some((cell) => /[.,]\d{2}$/.test(cell)),
  );
  const counting = (values: readonly number[]): boolean =>
    values.length > 1 && values.every((value, i) => value === (values[0] ?? 0) + i) && (values[0] ?? 2) <= 1;
  return whole.find(({ values }) => !counting(values) && values.every((value) => value < 10_000))?.c ?? -1;
}
