import { anyOf, partingWords } from '../../language/words/pattern-words';
import { ordinalIn, tellingPieces } from '../changes/mentioned-line';
import type { Asked, Option } from '../thread/thread';
import { type CueReader, hasCue, isOnly, placesOf, withoutCues } from '../words/cues';
import type { PlainMessage } from '../words/plain-message';
import { isBareNumber, pickByWords } from './pick-option';

/** What an answer says of what was asked. `rest` is what else the message says, folded. */
type Answer = { says: 'yes' | 'no' | 'onlyIf' | 'both' | 'cheapest' } | { says: 'option'; option: Option };

export interface ReadAnswer {
  answer: Answer;
  rest: string;
}

/** Reads a message as the answer to a question; null when it does not answer. */
export function readAnswer(
  reader: CueReader,
  { body, nods, isWordless }: PlainMessage,
  asked: Asked,
): ReadAnswer | null {
  if (isWordless) return nods ? { answer: { says: 'yes' }, rest: '' } : null;
  const [first = '', ...others] = body.split(clauseEnd);
  const rest = others.join(', ').trim();
  const opening = rest === '' ? null : answerOf(reader, first.trim(), asked);
  if (opening) return { answer: opening, rest };
  const whole = answerOf(reader, body, asked);
  return whole && { answer: whole, rest: '' };
}

const clauseEnd = new RegExp(`[,;\\n]|\\.(?!\\d)|\\s(?=(?:${anyOf(partingWords)})\\s)`, 'u');

function answerOf(reader: CueReader, words: string, asked: Asked): Answer | null {
  if (words === '' || words.length > longestAnswer) return null;
  if (hasCue(reader, words, 'onlyIf')) return { says: 'onlyIf' };
  if (asked.kind === 'LIST') {
    const picked = pick(reader, words, asked.options);
    if (picked) return picked;
  }
  if (asked.kind !== 'CONFIRM' && hasCue(reader, words, 'leave')) return { says: 'no' };
  if (isOnly(reader, words, 'no', 'leave', 'courtesy', 'thanks')) {
    return hasCue(reader, words, 'no', 'leave') ? { says: 'no' } : null;
  }
  const named = pickByWords(withoutCues(reader, words, 'yes', 'courtesy', 'thanks'), asked.options);
  const isYes = hasCue(reader, words, 'yes') && !hasCue(reader, words, 'no');
  if (asked.kind === 'LIST' && asked.options.length > 1) return null;
  const isPlainYes =
    isYes && !/[\d?]/.test(words) && !hasCue(reader, words, 'set', 'remove', 'add', 'cancel');
  if (asked.kind !== 'OFFER' && isPlainYes && words.length <= longestYes) return { says: 'yes' };
  if (asked.kind === 'CONFIRM' && isNumberOfYes(reader, words, asked)) return { says: 'yes' };
  if (isYes && (named || !tellsMore(reader, words, asked))) return { says: 'yes' };
  return null;
}

const longestAnswer = 120;
const longestYes = 60;

/** "1", where the question said "reply 1 to confirm". */
function isNumberOfYes(reader: CueReader, words: string, asked: Asked): boolean {
  const number = isBareNumber(reader, words);
  if (number === null) return false;
  const [confirm] = placesOf(reader, asked.words, 'asksToConfirm');
  const before = asked.words.slice(0, confirm?.start).match(/(\d+)\W+(?:\p{L}+\W+){0,2}$/u);
  return confirm !== undefined && Number(before?.[1]) === number;
}

/** Words that are neither assent nor courtesy nor those of the question. */
function tellsMore(reader: CueReader, words: string, asked: Asked): boolean {
  const left = tellingPieces(withoutCues(reader, words, 'yes', 'courtesy', 'thanks'));
  return left.some((word) => word.length > 2 && !asked.words.includes(word));
}

function pick(reader: CueReader, words: string, options: readonly Option[]): Answer | null {
  if (hasCue(reader, words, 'both')) return { says: 'both' };
  if (hasCue(reader, words, 'cheapest')) return { says: 'cheapest' };
  const place = isBareNumber(reader, words) ?? ordinalIn(words);
  const placed = place === null ? undefined : options.at(place > 0 ? place - 1 : place);
  if (placed && (place ?? 0) <= options.length) return { says: 'option', option: placed };
  const named = pickByWords(withoutCues(reader, words, 'yes', 'courtesy', 'thanks'), options);
  return named && { says: 'option', option: named };
}
