import type { State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { numbersAt } from '../message-view';

/**
 * Where the number begins of "no sorry, just talked to Gus, only 10 bags": a correction says why before its quantity,
 * and the words before the number are no goods; undefined where they may be.
 */
export function countInTalk({ mode, view, items }: State, item: ItemEdge): number | undefined {
  if (mode !== 'correct' || item.known || item.side !== 'trail' || items.length === 0) return undefined;
  const { talk, only, likewise, owning, definite } = view.lexicon;
  let at = item.goodsEnd;
  while (at < item.next && numbersAt(view, at).length === 0) at++;
  const between = view.tokens.slice(item.goodsEnd, at);
  // "sorry, sardines too, only 3": one more line.
  if (between.some(({ text }) => likewise.has(text))) return undefined;
  const isOnly = between.some(({ text }) => only.has(text));
  // "typo my fingers, 100"
  const { text: before = '' } = view.tokens[item.at - 1] ?? {};
  const isOwn = between.length > 0 && owning.has(before) && !definite.has(before);
  return isOnly || isOwn || talk.has(view.tokens[item.goodsStart]?.text ?? '') ? at : undefined;
}
