import { addingWords, joiningWords, ownSideWords, passingWords } from '../lexicons/compile';
import { withAccents } from '../lexicons/with-accents';
import type { Line } from '../text/lines-of';

const anyOf = (words: readonly string[]): string => words.map(withAccents).join('|');

/** "and 6 rice", "+ 6 rice", "I also need 6 rice". */
const joins = new RegExp(
  `^\\s*(?:${anyOf(joiningWords)}|\\+|(?:\\p{L}+ ){0,2}(?:${anyOf(addingWords)}))(?!\\p{L})`,
  'iu',
);

/** "and from my side 6 rice": within the first words of a line. */
const ownSide = new RegExp(`^\\s*(?:\\p{L}+,? ){0,3}(?:${anyOf(ownSideWords)})(?!\\p{L})`, 'iu');

/** "Forwarded", "my sister sent me this:", "FW: list". */
const passing = new RegExp(`:\\s*$|(?<!\\p{L})(?:${anyOf(passingWords)})(?!\\p{L})`, 'iu');

/**
 * "my sister sent me this:", and below the quoted rows "and from me 2 rice": somebody else's order, passed on with one's
 * own. Below one's own order, quoted without a word, "and 2 rice" adds to what has been ordered already.
 */
export function isPassedOn(lines: readonly Line[], isQuoted: (line: Line) => boolean): boolean {
  const [first, last] = [lines.findIndex(isQuoted), lines.findLastIndex(isQuoted)];
  const above = lines.slice(0, first).findLast(({ text }) => text.trim() !== '')?.text ?? '';
  const below = lines.slice(last + 1).find(({ text }) => text.trim() !== '')?.text ?? '';
  if (ownSide.test(below)) return true;
  return joins.test(below) && passing.test(above);
}
