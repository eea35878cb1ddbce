import { localeMarks } from '../../language/locale-marks';
import { MarkEvidence } from '../parsing/decimal-mark';
import { delimiterOf } from '../parsing/read-csv';
import type { DecimalMark, NumberWay } from '../parsing/read-number';
import type { TableRow } from '../parsing/read-table';
import { kinds } from '../targets/kinds';
import { rowsOfFile } from './file-rows';
import type { ImportRow } from './find-import';

/** Records, and a workbook's numbers, have a point before their decimals; a comma is in what was typed as text. */
export const recordsWay = (locale: string): NumberWay => ({
  decimal: '.',
  doubted: decimalOf(locale) === ',' ? ',' : '',
});

/**
 * Says of the rows of an import, as they come, how numbers are written. Of a CSV file those first rows tell it that leave
 * no doubt; where they do, all of the file is looked through.
 */
export function numberWayOf(
  row: ImportRow,
  bytes: Buffer,
  locale: string,
): (rows: readonly TableRow[]) => Promise<NumberWay> {
  let known = row.fileType === 'csv' ? null : recordsWay(locale);
  const columns = numberColumns(row);
  const see = (evidence: MarkEvidence, { cells }: TableRow) => {
    for (const at of columns) evidence.see(cells[at] ?? '');
  };
  return async (rows) => {
    if (known !== null) return known;
    const first = new MarkEvidence();
    for (const each of rows) see(first, each);
    if (first.isSilent) return csvWay(first, bytes, locale);
    if (first.isSure) {
      known = csvWay(first, bytes, locale);
      return known;
    }
    const all = new MarkEvidence();
    for await (const each of rowsOfFile(row, bytes)) if (each.rowNumber > row.headerRow) see(all, each);
    known = csvWay(all, bytes, locale);
    return known;
  };
}

function numberColumns({ target, columns }: Pick<ImportRow, 'target' | 'columns'>): number[] {
  const numbers = kinds[target].fields.filter(({ isNumber }) => isNumber).map(({ name }) => name);
  return columns.flatMap(({ field }, at) =>
    field !== null && (numbers.includes(field) || field === 'tierPrice') ? [at] : [],
  );
}

/**
 * By what the values of a file tell. Where they tell nothing, by what parts its columns, for where the comma is decimal
 * that is a semicolon, and by the tenant's locale; what these do not agree about is doubted.
 */
function csvWay(evidence: MarkEvidence, bytes: Buffer, locale: string): NumberWay {
  const everyMark = '.,';
  if (evidence.mark !== null)
    return { decimal: evidence.mark, doubted: evidence.isContradictory ? everyMark : '' };
  const ours = decimalOf(locale);
  const delimiter = delimiterOf(bytes);
  const theirs = delimiter === ';' ? ',' : delimiter === ',' ? '.' : null;
  const known = theirs === ours && !evidence.isContradictory ? ours + localeMarks(locale).group : '';
  const doubted = [...everyMark].filter((mark) => !known.includes(mark)).join('');
  return { decimal: theirs ?? ours, doubted };
}

const decimalOf = (locale: string): DecimalMark => (localeMarks(locale).decimal === ',' ? ',' : '.');
