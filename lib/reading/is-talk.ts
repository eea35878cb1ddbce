import type { MessageView } from './message-view';

/**
 * Words that name goods of no trade, and no others: "a full box" neither. A number beside a lone one may be a size:
 * "90 street".
 */
export function isTalk({ tokens, lexicon }: MessageView, from: number, to: number): boolean {
  const { talk, filler, and, numbers, units, fullness } = lexicon;
  let words = 0;
  let least = 1;
  let tellsFullness = false;
  let hasUnit = false;
  for (let at = from; at < to; at++) {
    const { kind, text = '' } = tokens[at] ?? {};
    if (kind === 'number') least = 2;
    if (kind !== 'word' || text.length <= 1) continue;
    words++;
    if (fullness.has(text)) tellsFullness = true;
    else if (talk.has(text) || filler.has(text) || and.has(text) || numbers.has(text)) continue;
    else if (units.has(text)) hasUnit = true;
    else return false;
  }
  return words >= least && (tellsFullness || !hasUnit);
}
