import { type MessageView, numbersAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { lineStart } from './find-heading-marks';

/** More words behind the comma are goods of their own. */
const longestTail = 3;

/** More tokens are prose. */
const longestRow = 24;

/**
 * The comma of "4 silicone sealant, white" above "2 toggle switch, ivory": where every row of a list opens with its count, a
 * word or two behind its only comma tell which goods, and are none of their own; but "6 rice, milk" alone, or "6 rice, pls".
 */
export const isCommaOfRow = (view: MessageView, at: number): boolean => commasOf(view).has(at);

const commasOf = oncePerView((view): ReadonlySet<number> => {
  const rows = rowsOf(view);
  const counted = rows.filter(([from]) => isCounted(view, from));
  if (counted.length < 2) return new Set();
  return new Set(counted.flatMap((row) => commaOf(view, row) ?? []));
});

/** The lines of a message, as tokens. */
function rowsOf(view: MessageView): [from: number, to: number][] {
  const rows: [number, number][] = [];
  for (let to = 0; to <= view.tokens.length; to++)
    if (to === view.tokens.length || view.tokens[to]?.kind === 'newline') {
      const from = to === 0 ? 0 : lineStart(view, to - 1);
      if (to > from && view.tokens[to - 1]?.kind !== 'newline') rows.push([from, to]);
    }
  return rows;
}

/** "4 tubes …", "- 4 x …". */
function isCounted({ tokens }: MessageView, from: number): boolean {
  const at = /^[-*•]$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  return tokens[at]?.form === 'digits' && Number.isInteger(tokens[at]?.value);
}

/** Where the only comma of a row stands, before the words that close it. */
function commaOf(view: MessageView, [from, to]: [from: number, to: number]): number | null {
  if (to - from > longestRow) return null;
  const commas = view.tokens.slice(from, to).flatMap(({ text }, i) => (text === ',' ? [from + i] : []));
  const [comma] = commas;
  if (comma === undefined || commas.length > 1 || to - comma - 1 > longestTail) return null;
  const tail = view.tokens.slice(comma + 1, to);
  const isName = tail.every(
    ({ kind }, i) =>
      kind === 'word' &&
      !isIdle(view, comma + 1 + i) &&
      numbersAt(view, comma + 1 + i).length === 0 &&
      cuesAt(view, comma + 1 + i).length === 0,
  );
  return isName && tail.length > 0 ? comma : null;
}
