import type { Line } from '../../language/text/lines-of';
import {
  addingWords,
  anyOf,
  joiningWords,
  ownSideWords,
  passingWords,
} from '../../language/words/pattern-words';

/** "and 6 rice", "+ 6 rice", "I also need 6 rice". */
const joins = new RegExp(
  `^\\s*(?:${anyOf(joiningWords)}|\\+|(?:\\p{L}+ ){0,2}(?:${anyOf(addingWords)}))(?!\\p{L})`,
  'iu',
);

/** "and from my side 6 rice": within the first words of a line. */
const ownSide = new RegExp(`^\\s*(?:\\p{L}+,? ){0,3}(?:${anyOf(ownSideWords)})(?!\\p{L})`, 'iu');

/** A list follows: "my sister sent me this:". */
const announcing = /:\s*$/;

/** "Forwarded", "my sister sent me this", "FW: list". */
const passed = new RegExp(`(?<!\\p{L})(?:${anyOf(passingWords)})(?!\\p{L})`, 'iu');

/** "---- Forwarded message ----", "FW: kitchen order", which mail programs write above what is passed on. */
const forwardHead =
  /^\s{0,4}(?:-{2,}.{0,30}(?:forwarded|aangestuur|reenviad|encaminhad|transf[ée]r)|(?:fwd?|enc|rv|tr)\s?:)/i;

/** So far above the quoted rows such a head stands: the sender, the date and the subject come between. */
const farthestHead = 8;

/**
 * "my sister sent me this:", and below the quoted rows "and from me 2 rice", or "also 2 rice" above a forwarded mail:
 * somebody else's order, passed on with one's own. Below one's own order, quoted without a word, "and 2 rice" adds to
 * what has been ordered already.
 */
export function isPassedOn(lines: readonly Line[], isQuoted: (line: Line) => boolean): boolean {
  const [first, last] = [lines.findIndex(isQuoted), lines.findLastIndex(isQuoted)];
  const above = lines.slice(0, first).findLast(({ text }) => text.trim() !== '')?.text ?? '';
  const below = lines.slice(last + 1).find(({ text }) => text.trim() !== '')?.text ?? '';
  if (ownSide.test(below)) return true;
  const isPassed = announcing.test(above) || passed.test(above);
  if (joins.test(below) && isPassed) return true;
  return (announcing.test(above) && passed.test(above) && joinsGoods(above)) || isForwarded(lines, first);
}

/** "my mother sent me this, plus 2 rice from me:" */
const joinsGoods = (text: string): boolean =>
  text.split(/(?<=[.!?,]) /).some((said) => /\d/.test(said) && joins.test(said));

/** A mail is passed on, and a sentence above it joins goods to those of the mail. */
function isForwarded(lines: readonly Line[], first: number): boolean {
  const from = Math.max(0, first - farthestHead);
  // The first line of a mail below its answer is its head, and is quoted itself.
  const head = lines.slice(from, first + 1).findIndex(({ text }) => forwardHead.test(text));
  if (head < 0) return false;
  return lines.slice(0, from + head).some(({ text }) => joinsGoods(text));
}
