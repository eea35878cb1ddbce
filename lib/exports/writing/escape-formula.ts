/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), blanks before it or not. */
const beginsFormula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text for a cell of a CSV file: one that a spreadsheet would calculate gets an apostrophe. */
export const escapeFormula = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);
