import {
  approvingWords,
  beforeRowWords,
  definiteWords,
  onlyWords,
  rowLabels,
  sendWords,
} from './lexicons/compile';
import type { Line } from './lines-of';
import type { NoiseSpan } from './tokenise';

/** "lines 1 and 3", "lyn 2, 4 & 5". */
const numbers = '\\d{1,2}(?:(?: ?, ?| ?& ?| \\p{L}{1,3} )\\d{1,2})*(?!\\d)';
const rows = `(?:${rowLabels.join('|')})\\.? ?${numbers}`;
const only = `(?:${onlyWords.join('|')})`;
const verb = `(?: (?:${[...approvingWords, ...sendWords].join('|')}))?`;
const article = `(?: (?:${definiteWords.join('|')}))?`;

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
  const has = (line: Line, code: string): boolean =>
    noise.some((span) => span.code === code && span.start >= line.start && span.start < line.end);
  const numbered = lines.filter((line) => has(line, 'list-number'));
  if (numbered.length < 2) return [];
  const own = lines
    .filter((line) => !numbered.includes(line))
    .map(({ start, end }) => text.slice(start, end));
  const isPriced = numbered.every((line) => has(line, 'price'));
  const isChoice = own.some((line) => chooses.test(line) || (isPriced && approves.test(line)));
  return isChoice ? numbered.map(({ start, end }) => ({ start, end })) : [];
}
