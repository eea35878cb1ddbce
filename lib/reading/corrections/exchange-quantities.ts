import type { State } from '../edit-state';
import { act, setQuantity, tell } from '../lines/act';

const note = tell('quantities exchanged in the message');

/** "swop those two around", "other way round": the last two goods have each the quantity of the other. */
export function exchangeQuantities({ items }: State): void {
  const [first, second] = items.filter(({ dropped }) => dropped === null).slice(-2);
  if (!first || !second || first.quantity === null || second.quantity === null) return;
  const [one, other] = [setQuantity(first.quantity, first.unit), setQuantity(second.quantity, second.unit)];
  act(first, 'exchange', other, note);
  act(second, 'exchange', one, note);
}
