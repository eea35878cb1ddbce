import { goodsWords } from '../../language/compile';
import { isSizeWord } from '../amounts/is-size';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';

const stoppedAbbreviations = new Set([
  'in',
  'ft',
  'gal',
  'lb',
  'lbs',
  'oz',
  'sq',
  'qt',
  'pt',
  'yd',
  'cu',
  'fl',
]);

/** "milk", "tea", "pão": short, and written out all the same. */
const goods: ReadonlySet<string> = new Set(goodsWords.flat());

/**
 * A full stop before a space, after a number, a measure, a word for goods or a long word; `in.` and `gal.` are
 * abbreviations.
 */
function endsSentence(view: MessageView, at: number): boolean {
  const [before, after] = [view.tokens[at - 1], view.tokens[at + 1]];
  if (!before || !after || after.glued) return false;
  if (before.kind === 'symbol') return true;
  if (isSizeWord(view, at - 1)) return !stoppedAbbreviations.has(before.text);
  if (before.text.length === 4 && isIdle(view, at - 1)) return true;
  if (before.kind === 'number' || before.text.length > 4) return true;
  // "Cola. 12 x 2L": the number may still be of the goods.
  return (goods.has(before.text) && after.kind === 'word') || opensSentence(view, at + 1);
}

/**
 * A capital after a full stop, in a text that does not write everything in capitals; behind "1 pc." only that of
 * "The …".
 */
function opensSentence(view: MessageView, at: number): boolean {
  const [before, after] = [view.tokens[at - 2], view.tokens[at]];
  const first = view.text.charAt(after?.start ?? 0);
  const second = view.text.charAt((after?.start ?? 0) + 1);
  const { persons, definite, units } = view.lexicon;
  const isWord =
    (before?.text.length ?? 0) > 2 ||
    (before !== undefined && persons.has(before.text)) ||
    (units.has(before?.text ?? '') && definite.has(after?.text ?? ''));
  return isWord && /\p{Lu}/u.test(first) && /\p{Ll}/u.test(second);
}

/** A mark that goods never run across; a full stop of an abbreviation is none. */
export function isHardStop(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind !== 'symbol') return false;
  if (isPictureBetween(view, at)) return true;
  if (/^[;|•?!\t]$/.test(token.text) || token.text === '→' || token.text === '>') return true;
  if (/^["“”]$/.test(token.text)) return view.tokens[at - 1]?.kind !== 'number';
  if (token.text === '/') return false;
  return token.text === '.' && (!token.glued || endsSentence(view, at));
}

/** "hi priya 😊 quick one", "milk 🥛 bread": a picture between words parts them. */
const isPictureBetween = ({ tokens }: MessageView, at: number): boolean =>
  /^\p{Emoji_Presentation}/u.test(tokens[at]?.text ?? '') &&
  tokens[at - 1]?.kind === 'word' &&
  tokens[at + 1]?.kind === 'word';
