import type { Cell, ColumnKind } from '../sheet';
import { styleIndex } from './xlsx-parts';
import { zoneClock } from './zone-clock';

/** Excel takes no longer text in a cell. */
const longestText = 32_767;
const dayMs = 86_400_000;
/** The days from Excel's first to 1 January 1970. */
const daysBefore1970 = 25_569;
/** What XML 1.0 cannot say at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const decimalNumber = /^-?\d+(?:\.\d+)?$/;

/** Writes cells of a kind; moments are shown as on the wall of the time zone. */
export function cellWriter(timeZone: string) {
  const clock = zoneClock(timeZone);
  return (cell: Cell, kind: ColumnKind, column: number, row: number): string => {
    if (cell === null || cell === '') return '';
    if (kind === 'number' && decimalNumber.test(String(cell)))
      return `<c r="${columnName(column)}${row}"><v>${cell}</v></c>`;
    if (cell instanceof Date) {
      // Half a millisecond on top: some readers cut what a binary fraction lacks, and show the minute before.
      const serial = (clock(cell) + 0.5) / dayMs + daysBefore1970;
      return `<c r="${columnName(column)}${row}" s="${styleIndex.moment}"><v>${serial}</v></c>`;
    }
    return plainCell(typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell), column, row);
  };
}

/** A text, which Excel never calculates, whatever it begins with. */
export function plainCell(said: string, column: number, row: number, style?: 'bold'): string {
  const cut = said.length > longestText ? said.slice(0, longestText).toWellFormed() : said;
  const styled = style ? ` s="${styleIndex[style]}"` : '';
  return `<c r="${columnName(column)}${row}" t="inlineStr"${styled}><is><t xml:space="preserve">${escapeXml(cut)}</t></is></c>`;
}

export function escapeXml(said: string): string {
  return said
    .toWellFormed()
    .replace(unsayable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** `A` to `Z`, `AA` to `ZZ`, counted from 0. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
