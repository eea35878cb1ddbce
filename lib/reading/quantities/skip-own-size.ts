import { isSize } from '../amounts/is-size';
import type { ItemEdge } from '../item-edge';
import { type MessageView, numbersAt } from '../message-view';
import { isIdle } from '../words/is-idle';

/**
 * "hake fillets twenty four of the six hundred gram and": in a transcript the size of the goods before their count may
 * stand behind it; the token behind it. But "twenty four of the six hundred gram hake".
 */
export function skipOwnSize(view: MessageView, at: number): number {
  const { links, definite } = view.lexicon;
  const leads = links.has(view.tokens[at]?.text ?? '') && definite.has(view.tokens[at + 1]?.text ?? '');
  if (!view.voice || !leads) return at;
  const size = numbersAt(view, at + 2).find(({ next }) => isSize(view, next));
  if (!size) return at;
  const after = view.tokens[size.next + 1];
  return after?.kind === 'word' && !isIdle(view, size.next + 1) ? at : size.next + 1;
}

/** The "six hundred gram" that stands so behind the count of an item, as written; null without one. */
export function ownSizeOf(view: MessageView, { goodsEnd, next }: ItemEdge): string | null {
  for (let at = goodsEnd; at < next; at++)
    if (skipOwnSize(view, at) === next)
      return view.text.slice(view.tokens[at + 2]?.start, view.tokens[next - 1]?.end);
  return null;
}
