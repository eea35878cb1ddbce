import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import type { Quantity } from '../quantity';
import { measureAt } from './measure-at';

/** So many are hardly ordered at once. */
const greatestOrder = 500;
/** A size that the catalogue has of the goods is worth more than this. */
const leastOfSize = 0.8;

/** Smaller numbers may be ordered again and again. */
const leastRepeated = 100;

/**
 * The 750 of "bleach lemon 750": right behind goods that the catalogue has in that size; the second 750 of "bleach 750
 * lemon 24 | bleach 750 rose 24"; the 75 of "nails 75 10kg".
 */
export function isSizeOfName(
  view: MessageView,
  judge: Judge,
  at: number,
  end: number,
  { value, unit, next }: Quantity,
): boolean {
  if (unit !== null) return false;
  // "nails 75 10kg": how much is said behind it.
  const isMeasuredBehind = next === end + 3 && measureAt(view, end + 2) !== undefined;
  if (!isMeasuredBehind) {
    if (value < leastRepeated || next !== end + 1) return false;
    if (isRepeatedInNames(view, end)) return true;
    if (value <= greatestOrder) return false;
  }
  const [start, to] = [view.tokens[at]?.start ?? 0, view.tokens[end - 1]?.end ?? 0];
  const sized = judge.fit(start, view.tokens[end]?.end ?? to, null, '').score;
  return sized > judge.fit(start, to, null, '').score + leastOfSize;
}

/** The same word and number stand elsewhere, and a word behind each. */
function isRepeatedInNames({ tokens }: MessageView, at: number): boolean {
  const isNamed = (place: number): boolean =>
    tokens[place]?.kind === 'number' &&
    tokens[place - 1]?.kind === 'word' &&
    tokens[place + 1]?.kind === 'word';
  if (!isNamed(at)) return false;
  const [word, number] = [tokens[at - 1]?.text, tokens[at]?.text];
  return tokens.some(
    ({ text }, place) =>
      place !== at && text === number && tokens[place - 1]?.text === word && isNamed(place),
  );
}
