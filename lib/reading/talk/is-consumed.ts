import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/**
 * "we sell 80 plates every friday", "ons gebruik 3 sakke per week": so many go out at the sender's, and are told to say how it
 * goes. Not "please sell me 6 soap", and not "we use 5 l oil: 6", which counts none.
 */
export const isConsumed = (view: MessageView, { at, quantity, side }: ItemEdge): boolean =>
  quantity !== null && side === 'lead' && tellsUse(view, at - 1);

/** "we sell", "sithengisa": says how much goes out, and asks for none. */
export function tellsUse({ tokens, lexicon }: MessageView, at: number): boolean {
  if (!lexicon.consumes.has(tokens[at]?.text ?? '')) return false;
  // "drink-jogurt 6", "use-it-up wax": part of a name.
  if (tokens[at + 1]?.text === '-' && tokens[at + 1]?.glued && tokens[at + 2]?.glued) return false;
  const before = tokens[at - 1];
  // Spanish and Portuguese verbs hold their subject.
  return before?.kind !== 'word' || lexicon.subjects.has(before.text) || lexicon.and.has(before.text);
}
