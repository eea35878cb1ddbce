import { escapeFormula } from '../exports/writing/escape-formula';

/** A line of CSV (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe, and is text. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = escapeFormula(cell);
    return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
