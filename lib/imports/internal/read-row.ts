import type { ImportColumn, RowAction, RowFault } from '../import-status';
import { isTotal } from '../parsing/is-total';
import { isBlank, type TableRow } from '../parsing/read-table';
import { amount, tierAsWritten } from '../targets/read-values';
import type { ImportKind, ReadingWays } from '../targets/target';

export interface ReadRow {
  rowNumber: number;
  cells: string[];
  values: Record<string, unknown>;
  key: string | null;
  action: RowAction | null;
  faults: RowFault[];
  warnings: RowFault[];
}

/** As spreadsheets show what they could not calculate: `#REF!`, `#NAME?`, `#DIV/0!`, `#N/A`, in Afrikaans or Portuguese too. */
const sheetError = /^#(?:[\p{Lu}/0_]{2,20}[!?]|N\/[AD]|NV)$/u;

/** One row as the values of its fields, or with every fault that it has; null for a blank one. */
export function readRow(
  kind: ImportKind,
  columns: readonly ImportColumn[],
  ways: ReadingWays,
  { rowNumber, cells, texts }: TableRow,
): ReadRow | null {
  if (isBlank(cells)) return null;
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const warnings: RowFault[] = [];
  const prices: Record<string, unknown> = {};
  const fieldsByName = new Map(kind.fields.map((field) => [field.name, field]));
  for (const [at, { field: name, tier }] of columns.entries()) {
    const found = cells[at] ?? '';
    if (name === null || found === '') continue;
    const read = name === 'tierPrice' ? amount : fieldsByName.get(name)?.read;
    if (!read) continue;
    if (sheetError.test(found)) {
      faults.push({ field: name, found, expected: 'a value, not an error of the spreadsheet' });
      continue;
    }
    const result = read(found, texts?.has(at) ? { ...ways, isText: true } : ways);
    const note = (expected: string) => ({ field: name, found: found.slice(0, 200), expected });
    if ('value' in result && result.warning !== undefined) warnings.push(note(result.warning));
    if ('expected' in result) faults.push(note(result.expected));
    else if (name === 'tierPrice') prices[tierAsWritten(tier ?? '', ways)] = result.value;
    else values[name] = result.value;
  }
  if (Object.keys(prices).length > 0) values.prices = prices;

  const keyColumn = columns.findIndex(({ field }) => field === kind.fields[0]?.name);
  if (isTotal(cells, cells[keyColumn] ?? '')) {
    const total = {
      field: '',
      found: cells.find((cell) => cell !== '') ?? '',
      expected: 'a record; this adds up the rows above',
    };
    return { rowNumber, cells, values: {}, key: null, action: 'SKIPPED', faults: [], warnings: [total] };
  }
  for (const { name, label, required } of kind.fields) {
    if (required && values[name] === undefined && !faults.some(({ field }) => field === name))
      faults.push({ field: name, found: '', expected: `${label}: it is needed in every row` });
  }
  const refined = kind.refine?.(values, ways) ?? values;
  return {
    rowNumber,
    cells,
    values: refined,
    key: kind.keyOf(refined),
    action: null,
    faults,
    warnings,
  };
}
