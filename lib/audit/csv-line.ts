/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), blanks before it or not. */
const beginsFormula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A line of CSV (RFC 4180). A cell that a spreadsheet would calculate gets an apostrophe, and is text. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = beginsFormula.test(cell) ? `'${cell}` : cell;
    return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
