import { type EditedItem, type State, steer } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { act, drop, standFor } from '../lines/act';
import { farthest, says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { isAnswered } from '../words/is-answered';

/**
 * "Today: cola 2L R109 / lemonade 2L R99", and below it "4 cola": what is said again with a quantity is what was offered
 * so, and of an offer only that is ordered.
 */
export function takeOffered(state: State, entry: EditedItem): void {
  const { view, items, mode } = state;
  if (mode !== 'order' || entry.quantity === null) return;
  const [offer, ...others] = items
    .slice(-farthest)
    .filter((earlier) => isOffer(view, earlier) && says(view, earlier.item, entry.item));
  if (!offer) return;
  steer(state, { takesOffers: true });
  if (others.length > 0) return;
  act(offer, 'answer to a list', drop('question'));
  act(entry, 'answer to a list', standFor(offer.item));
}

/** What was offered and not taken is not ordered. */
export function leaveOffers({ view, items, takesOffers }: State): void {
  if (takesOffers)
    for (const entry of items) if (isOffer(view, entry)) act(entry, 'answer to a list', drop('question'));
}

/** Goods with a price and no quantity. */
const isOffer = (view: MessageView, { item, quantity, dropped }: EditedItem): boolean =>
  quantity === null && dropped === null && isPriced(view, item) && !isAnswered(view, item.goodsStart);

function isPriced({ tokens }: MessageView, { next }: ItemEdge): boolean {
  const behind = tokens[next]?.kind === 'symbol' ? tokens[next + 1] : tokens[next];
  return behind?.kind === 'noise' && behind.text === 'price';
}
