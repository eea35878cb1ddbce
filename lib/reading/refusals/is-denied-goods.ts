import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/**
 * "Nie botter nie", "sem uva, ainda temos 6": goods without a quantity that a word denies at the beginning of their
 * clause, and a second word behind them in languages that say it twice, or a mark.
 */
export function isDeniedGoods(view: MessageView, { at, next, quantity }: ItemEdge): boolean {
  if (quantity !== null) return false;
  const { tokens, lexicon } = view;
  const denial = lexicon.definite.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const word = tokens[denial]?.text ?? '';
  if (!lexicon.missing.has(word) || !lexicon.refuses.has(word)) return false;
  if (lexicon.closesDenial.has(tokens[next]?.text ?? '')) return true;
  return opensClause(view, denial) && tokens[next]?.kind === 'symbol';
}

const opensClause = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  const before = tokens[at - 1];
  return before?.kind !== 'word' || lexicon.contrast.has(before.text);
};
