import type { State } from '../edit-state';

/** "swop those two around", "other way round": the last two goods have each the quantity of the other. */
export function exchangeQuantities({ items }: State): void {
  const [first, second] = items.filter(({ dropped }) => dropped === null).slice(-2);
  if (!first || !second || first.quantity === null || second.quantity === null) return;
  [first.quantity, second.quantity] = [second.quantity, first.quantity];
  [first.unit, second.unit] = [second.unit, first.unit];
  for (const entry of [first, second]) entry.note = 'quantities exchanged in the message';
}
