import { addLine, type EditedItem, type State, writtenEntry } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import { dropStanding } from '../lines/act';
import type { MessageView } from '../message-view';

/** "1 case and 4 loose coke": the singles are a line of their own. */
export function addLoose(state: State, { item, alike }: EditedItem): void {
  const loose = looseIn(state.view, item);
  if (loose !== undefined)
    addLine(state, writtenEntry({ ...item, quantity: loose, unit: 'each' }, state, { alike }));
}

/** "cancel the coke" is said of the case and of the singles. */
export function dropLoose({ view, items }: State): void {
  for (const [i, entry] of items.entries()) {
    const before = items[i - 1];
    if (before?.item.goodsStart !== entry.item.goodsStart || looseIn(view, entry.item) === undefined)
      continue;
    for (const [one, other] of [
      [before, entry],
      [entry, before],
    ] as const)
      if (other.dropped !== null) dropStanding(one, 'cancellation', other.dropped);
  }
}

const looseIn = ({ tokens }: MessageView, { at, next }: ItemEdge): number | undefined =>
  tokens.slice(at, next).find(({ loose }) => loose !== undefined)?.loose;
