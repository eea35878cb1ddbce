import type { MessageView } from '../message-view';
import { oncePerToken } from './once-per-view';

/** What a token says of the goods that it stands in. */
type Telling = 'nothing' | 'number' | 'talk' | 'unit' | 'fullness' | 'goods';

const tellingOf = oncePerToken(({ tokens, lexicon }, at): Telling => {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'number') return 'number';
  if (kind !== 'word' || text.length <= 1) return 'nothing';
  if (lexicon.fullness.has(text)) return 'fullness';
  const { talk, filler, and, numbers, units } = lexicon;
  if (talk.has(text) || filler.has(text) || and.has(text) || numbers.has(text)) return 'talk';
  return units.has(text) ? 'unit' : 'goods';
});

/**
 * Words that name goods of no trade, and no others: "a full box" neither. A number beside a lone one may be a size:
 * "90 street".
 */
export function isTalk(view: MessageView, from: number, to: number): boolean {
  let words = 0;
  let least = 1;
  let tellsFullness = false;
  let hasUnit = false;
  for (let at = from; at < to; at++) {
    const telling = tellingOf(view, at);
    if (telling === 'goods') return false;
    if (telling === 'number') least = 2;
    else if (telling !== 'nothing') words++;
    tellsFullness ||= telling === 'fullness';
    hasUnit ||= telling === 'unit';
  }
  return words >= least && (tellsFullness || !hasUnit);
}
