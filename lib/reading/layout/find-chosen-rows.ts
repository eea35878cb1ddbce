import {
  approvingWords,
  beforeRowWords,
  definiteWords,
  onlyWords,
  rowLabels,
  sendWords,
} from '../lexicons/pattern-words';
import type { Line } from '../text/lines-of';
import type { NoiseSpan } from '../text/tokenise';

/** "1 and 3", "2, 4 & 5". */
const numbers = '\\d{1,2}(?:(?: ?, ?| ?& ?| \\p{L}{1,3} )\\d{1,2})*(?!\\d)';
/** "lines 1 and 3". */
const rows = `(?:${rowLabels.join('|')})\\.? ?${numbers}`;
const only = `(?:${onlyWords.join('|')})`;
const verb = `(?: (?:${[...approvingWords, ...sendWords].join('|')}))?`;
const article = `(?: (?:${definiteWords.join('|')}))?`;

/** "only take line 2", "lines 1 and 3 only". */
const chooses = new RegExp(
  `(?<!\\p{L})${only}${verb}${article} ${rows}|(?<!\\p{L})${rows}(?: \\p{L}+)? ${only}(?: \\p{L}+)?\\s*(?:[.,;:!]|$)`,
  'iu',
);
/** "go ahead with 1 and 3", "approved: line 2". */
const approves = new RegExp(
  `(?<!\\p{L})(?:${approvingWords.join('|')}):?(?:${article} ${rows}| (?:${beforeRowWords.join('|')}) ${numbers})`,
  'iu',
);

/**
 * The numbered rows that the message gives itself, when its own words take only some of them: "we want lines 1
 * and 3 only", or "approved: line 2" over rows with prices. None otherwise: a list without a word is an order.
 */
export function rowsToChooseFrom(
  text: string,
  lines: readonly Line[],
  noise: readonly NoiseSpan[],
): { start: number; end: number }[] {
  const starts = new Set(noise.flatMap(({ code, start }) => (code === 'list-number' ? [start] : [])));
  const numbered = lines.filter(({ start }) => starts.has(start));
  if (numbered.length < 2) return [];
  const own = lines.filter(({ start }) => !starts.has(start)).map(({ start, end }) => text.slice(start, end));
  const isChoice =
    own.some((line) => chooses.test(line)) ||
    (own.some((line) => approves.test(line)) && numbered.every((line) => isPriced(line, noise)));
  return isChoice ? numbered.map(({ start, end }) => ({ start, end })) : [];
}

const isPriced = (line: Line, noise: readonly NoiseSpan[]): boolean =>
  noise.some(({ code, start }) => code === 'price' && start >= line.start && start < line.end);
