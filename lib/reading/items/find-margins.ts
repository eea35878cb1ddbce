import { longestGoods } from '../goods/find-goods-ends';
import type { ItemEdge } from '../item-edge';
import { isLongerThanOrders, type MessageView } from '../message-view';
import type { Passage } from '../talk/find-passages';
import type { Segmentation } from './segment';

/** A margin so wide tells no more than any wider one. */
export const widestMargin = 9;

/** Tokens that an item may begin before its goods' end. */
const farthest = longestGoods + 8;

/** One way over some tokens, and what the cut gains by it; no item where they are passed over. */
interface Way {
  to: number;
  gain: number;
  item: ItemEdge | null;
}

/**
 * How far the best cut of a message is ahead, for each of its items, of the best one in which the goods have another
 * quantity or are none: in "2 milk 6 bread" little parts 2 milk and 6 bread from "milk 6". At most `widestMargin`, which
 * is what items that are not among the answers have.
 */
export function findMargins(
  view: MessageView,
  items: readonly ItemEdge[][],
  passages: readonly Passage[][],
  best: Segmentation,
  gainOf: (item: ItemEdge) => number,
): Map<ItemEdge, number> {
  const margins = new Map<ItemEdge, number>();
  if (isLongerThanOrders(view)) return margins;
  const ways = view.tokens.map((_, at): Way[] => [
    ...(passages[at] ?? []).map(({ gain, event }) => ({ to: event.next, gain, item: null })),
    ...(items[at] ?? []).map((item) => ({ to: item.next, gain: gainOf(item), item })),
  ]);
  const { upTo, from } = sumWays(ways);
  for (const event of best.events) {
    if (event.type !== 'item') continue;
    const { item } = event;
    let other = Number.NEGATIVE_INFINITY;
    for (let at = Math.max(0, item.goodsEnd - farthest); at < item.goodsEnd; at++)
      for (const way of ways[at] ?? [])
        if (readsOtherwise(way, at, item))
          other = Math.max(other, (upTo[at] ?? 0) + way.gain + (from[way.to] ?? 0));
    margins.set(item, Math.min(widestMargin, best.score - other));
  }
  return margins;
}

/** The way passes over the goods, or gives some of their words another quantity. */
const readsOtherwise = (way: Way, at: number, item: ItemEdge): boolean =>
  way.item ? way.to > item.goodsStart && way.item.quantity !== item.quantity : at === item.goodsStart;

/** The best sums of gains up to each place, and from it to the end. */
function sumWays(ways: readonly Way[][]): { upTo: Float64Array; from: Float64Array } {
  const upTo = new Float64Array(ways.length + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Float64Array(ways.length + 1).fill(Number.NEGATIVE_INFINITY);
  upTo[0] = 0;
  from[ways.length] = 0;
  ways.forEach((some, at) => {
    for (const { to, gain } of some) upTo[to] = Math.max(upTo[to] ?? 0, (upTo[at] ?? 0) + gain);
  });
  for (let at = ways.length - 1; at >= 0; at--)
    for (const { to, gain } of ways[at] ?? []) from[at] = Math.max(from[at] ?? 0, gain + (from[to] ?? 0));
  return { upTo, from };
}
