import { isSize } from '../amounts/is-size';
import { withFraction } from '../corrections/correct-size';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';

/** The goods as they are written. */
export const textOf = (view: MessageView, item: ItemEdge): string =>
  view.text.slice(view.tokens[item.goodsStart]?.start, view.tokens[item.goodsEnd - 1]?.end);

/** The goods without their own sizes, with another. */
export function resized(view: MessageView, item: ItemEdge, size: string): string {
  const fraction = withFraction(view, item, size);
  if (fraction !== null) return fraction;
  const words: string[] = [];
  for (let at = item.goodsStart; at < item.goodsEnd; at++) {
    const token = view.tokens[at];
    const sized =
      token?.kind === 'number'
        ? isSize(view, at + 1)
        : view.tokens[at - 1]?.kind === 'number' && isSize(view, at);
    if (token && !sized) words.push(view.text.slice(token.start, token.end));
  }
  return `${words.join(' ')} ${size}`;
}
