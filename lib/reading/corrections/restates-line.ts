import type { EditedItem } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { says, sharesName } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/** So few words part what is wanted from the line that it becomes. */
const farthestLine = 3;

/** "two bleach regular no wait she wants lemon so two bleach lemon": which it is to be, and the whole line follows. */
export function restatesLine(
  view: MessageView,
  before: ItemEdge,
  { item, quantity }: EditedItem,
  ahead: readonly Event[],
): boolean {
  const next = ahead.find((found) => found.type === 'item');
  if (quantity !== null || next?.item.quantity === null || next?.item.quantity === undefined) return false;
  const between = view.tokens.slice(item.next, next.item.at);
  const isNear = between.length <= farthestLine && between.every(({ kind }) => kind !== 'newline');
  const isWhole = says(view, next.item, item) && !says(view, item, next.item);
  return isNear && isWhole && sharesName(view, before, next.item);
}
