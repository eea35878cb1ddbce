import type { ImportColumn } from '../import-status';
import { type TitledField, titleWords } from './title-words';

/** As titles are compared: no accents, case, marks and units in brackets. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** By what a column is known again in a later file: its title, and which it is where several have the same. */
export function columnKeys(headers: readonly string[]): string[] {
  const titles = headers.map(titleKey);
  return titles.map((title, at) => {
    const count = titles.filter((other) => other === title).length;
    if (count === 1) return title;
    return `${title}\n${titles.slice(0, at).filter((other) => other === title).length + 1} of ${count}`;
  });
}

export interface GuessableField {
  /** As the API calls it, which is a title too. */
  name: string;
  /** Whose words its title may have. */
  titles: TitledField;
}

/** "Stock code", "StockCode", "stock_code": programs write words together, and people do not. */
const together = (title: string): string => titleKey(title).replaceAll(' ', '');

const wordsOf = new Map<string, readonly string[]>(
  Object.entries(titleWords).map(([titles, words]) => [titles, words.map(together)]),
);

/** A name of several words as the API writes it: a title that cannot be meant otherwise. */
const isNamed = ({ name }: GuessableField, header: string): boolean => header === name && /[A-Z]/.test(name);

/** How far from the likeliest title of a field it is; null when it is none. A name of one word, as `code`, is likely last. */
function rankOf(field: GuessableField, header: string): number | null {
  if (isNamed(field, header)) return -1;
  const rank = [...(wordsOf.get(field.titles) ?? []), together(field.name)].indexOf(together(header));
  return rank < 0 ? null : rank;
}

const tierTitle =
  /^(?:price|prys|preco|precio|prix|preis|pp)(?: tier| list| level)? (?<behind>.+)$|^(?<before>.+) (?:price|prys|preco|precio|prix|preis)$/;

/**
 * What each column holds: what was chosen for the title before, else what its words say, else what only its content can
 * be. A field has one column. With `withTiers`, "Gold price" is the price of the tier GOLD.
 */
export function guessColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  {
    fields,
    remembered = new Map(),
    withTiers = false,
  }: {
    fields: readonly GuessableField[];
    remembered?: ReadonlyMap<string, Omit<ImportColumn, 'header'>>;
    withTiers?: boolean;
  },
): ImportColumn[] {
  const columns: ImportColumn[] = headers.map((header) => ({ header, field: null }));
  const keys = headers.map(titleKey);
  const named = columnKeys(headers);
  const isTaken = (field: string) => columns.some((column) => column.field === field);
  const known = new Set(fields.map(({ name }) => name));
  for (const [at, column] of columns.entries()) {
    const chosen = remembered.get(named[at] ?? '');
    if (!chosen) continue;
    const isTier = chosen.field === 'tierPrice' && withTiers;
    if (isTier || (chosen.field !== null && known.has(chosen.field) && !isTaken(chosen.field)))
      Object.assign(column, chosen);
  }
  const forgotten = (at: number) => columns[at]?.field === null && !remembered.has(named[at] ?? '');
  // The likeliest title of all columns first, so that "Code" is the SKU only where nothing is called so.
  const claims = fields.flatMap((field) =>
    headers.flatMap((header, at) => {
      const rank = rankOf(field, header);
      return rank !== null && forgotten(at) ? [{ name: field.name, at, rank }] : [];
    }),
  );
  for (const { name, at } of claims.sort((a, b) => a.rank - b.rank)) {
    const column = columns[at];
    if (column && column.field === null && !isTaken(name)) column.field = name;
  }
  if (withTiers) {
    for (const [at, column] of columns.entries()) {
      const groups = forgotten(at) ? tierTitle.exec(keys[at] ?? '')?.groups : undefined;
      const tier = groups?.behind ?? groups?.before;
      if (tier !== undefined) Object.assign(column, { field: 'tierPrice', tier: tier.toUpperCase() });
    }
  }
  for (const { name } of fields) {
    const looksRight = contents[name];
    if (looksRight === undefined || isTaken(name)) continue;
    const at = columns.findIndex((_, column) => {
      if (!forgotten(column)) return false;
      const values = samples.map((row) => row[column] ?? '').filter((value) => value !== '');
      return values.length >= 3 && values.every((value) => looksRight.test(value));
    });
    const column = columns[at];
    if (column) column.field = name;
  }
  return columns;
}

/** What a value looks like where nothing else looks so. */
const contents: Readonly<Record<string, RegExp>> = {
  barcode: /^\d{12,14}$/,
  phoneNumber: /^(?:\+|00|0)[\d ()-]{8,16}$/,
};

/**
 * Which of a file's first rows has the titles: the one with the most cells that are called like a field; without any,
 * the first that has more than one cell.
 */
export function findHeader(rows: readonly (readonly string[])[], fields: readonly GuessableField[]): number {
  let best = { at: -1, score: 0 };
  for (const [at, cells] of rows.entries()) {
    const score = cells.filter((cell) => fields.some((field) => rankOf(field, cell) !== null)).length;
    if (score > best.score) best = { at, score };
  }
  if (best.at >= 0) return best.at;
  return Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1),
  );
}
