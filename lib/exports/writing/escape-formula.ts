/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), blanks before it or not. With apostrophes
 * of its own before it a text gets another, so that taking one away gives it back whatever it was.
 */
const beginsFormula = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text for a cell of a CSV file: one that a spreadsheet would calculate gets an apostrophe. */
export const escapeFormula = (text: string): string => (beginsFormula.test(text) ? `'${text}` : text);

/** Whether a cell of a CSV file begins with such an apostrophe. */
export const isEscaped = (cell: string): boolean => cell.startsWith("'") && beginsFormula.test(cell);
