import type { State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { unitAt } from '../message-view';

/**
 * "22 garden mesh rolls no wait that was feet, 2 rolls": a correction counts once more what the goods before come in, and the
 * unit alone names no others.
 */
export function countsAgain({ view, mode, items }: State, item: ItemEdge): boolean {
  const last = items.at(-1);
  if (mode !== 'correct' || !last || last.quantity === null || item.quantity === null) return false;
  const said = unitAt(view, item.goodsStart);
  if (item.side !== 'lead' || said?.next !== item.goodsEnd) return false;
  return said.unit === last.unit || said.unit === unitAt(view, last.item.next)?.unit;
}
