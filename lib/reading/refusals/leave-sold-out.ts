import type { State } from '../edit-state';
import { dropStanding } from '../lines/act';
import type { MessageView } from '../message-view';
import { isAnswered } from '../words/is-answered';
import { isIdle } from '../words/is-idle';

/**
 * "> Grape juice 2L - OOS", "> Harina: agotado": quoted rows that the supplier says he has none of are told, and nobody
 * orders them by answering. On the customer's own list "out of stock" is the reason why goods are asked for.
 */
export function leaveSoldOut({ view, items }: State): void {
  for (const entry of items) {
    const { item, quantity } = entry;
    if (quantity === null && isAnswered(view, item.goodsStart) && isSoldOut(view, item.next))
      dropStanding(entry, 'stock', 'stock');
  }
}

/** Nothing but idle words and marks stand before the "OOS" of a row. */
function isSoldOut(view: MessageView, from: number): boolean {
  let at = from;
  const isOut = (): boolean => view.lexicon.soldOut.has(view.tokens[at]?.text ?? '');
  while (!isOut() && (view.tokens[at]?.kind === 'symbol' || isIdle(view, at))) at++;
  return isOut();
}
