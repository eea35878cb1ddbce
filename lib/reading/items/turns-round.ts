import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/**
 * "charcoal 2, platinum 1 and 4 gray", "lime 6, grape 4 and one cola": behind "and" who wrote quantities after the goods
 * often says the last one before them, as in speech.
 */
export const turnsRound = ({ tokens, lexicon }: MessageView, { at, side, vague }: ItemEdge): boolean =>
  side === 'lead' && !vague && lexicon.and.has(tokens[at - 1]?.text ?? '') && tokens[at]?.text !== 'x';

/**
 * "10 samp 6 sugar and white rice 5kg 4": who counts first may close so too, where nothing follows that the number could
 * count.
 */
export const closesRound = (view: MessageView, { at, side, next }: ItemEdge): boolean => {
  const after = view.tokens[next];
  const closes = !after || after.kind === 'newline' || /^[.!?]$/.test(after.text);
  return side === 'trail' && closes && view.lexicon.and.has(view.tokens[at - 1]?.text ?? '');
};
