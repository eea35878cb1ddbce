import { foldWord } from '../../language/text/fold-word';
import type { NoiseSpan } from '../../language/text/tokenise';
import type { Cell } from './cut-cells';

/** A line of the text, cut into the cells of a table. */
export interface CutLine {
  start: number;
  cells: readonly Cell[];
}

/** A line alone in its row, and from where on it holds. */
export interface TableHeading {
  from: number;
  text: string;
}

/**
 * What lines of one cell say of the rows below them: "1.5L" until the next such line, "GUSTO" right above "200ml" for each
 * size below it.
 */
export function tableHeadings(lines: readonly CutLine[], noise: readonly NoiseSpan[] = []): TableHeading[] {
  const found: TableHeading[] = [];
  let [outer, inner, isBelowHeading] = ['', '', false];
  for (const { start, cells } of lines) {
    const text = headingIn(cells.map((cell) => withoutNoise(cell, noise)));
    if (text !== null) {
      if (!isSize(text))
        [outer, inner] = isBelowHeading && inner === '' ? [`${outer} ${text}`, ''] : [text, ''];
      else inner = text;
      found.push({ from: start, text: `${outer} ${inner}`.trim() });
    }
    isBelowHeading = text !== null;
  }
  return found;
}

/** What holds for a row that begins at an offset. */
export const headingAt = (headings: readonly TableHeading[], start: number): string =>
  headings.findLast(({ from }) => from <= start)?.text ?? '';

/** "RESTOCK FLOORS 3-6" names no size. */
function withoutNoise({ start, text }: Cell, noise: readonly NoiseSpan[]): Cell {
  const inside = noise.filter((span) => span.start >= start && span.end <= start + text.length);
  const left = inside.reduceRight(
    (kept, span) => kept.slice(0, span.start - start) + kept.slice(span.end - start),
    text,
  );
  return { start, text: left.trim() };
}

/** More words are prose. */
const longestHeading = 5;

/** The only cell of a line, where it is a name or a size: no sentence, and no sum. */
function headingIn(cells: readonly Cell[]): string | null {
  const filled = cells.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const text = filled.length === 1 ? (filled[0]?.text ?? '') : '';
  const name = text.replace(/^[*_#\s]+|[*_:\s]+$/g, '');
  const isProse = name.split(/\s+/).length > longestHeading || /[.,?!]$|[.,?!]\s/.test(name);
  return name === '' || isProse || /^(?:sub)?-?total\b/.test(foldWord(name)) ? null : name;
}

/** "1.5L", "440ml cans", "500 g". */
const isSize = (text: string): boolean => /^\d/.test(text);
