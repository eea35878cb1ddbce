import type { State } from '../edit-state';
import type { Event } from '../items/segment';
import { dropStanding } from '../lines/act';
import { numbersAt } from '../message-view';

const areSame = (word: string, one: string): boolean =>
  [one, `${one}s`, `${one}es`, one.replace(/y$/, 'ies')].includes(word);

/** Nobody counts his parcels further back, and it would cost quadratic time. */
const farthest = 40;

/**
 * "12 gift parcels, one of each per parcel: soap, salt": the parcels are no goods, and of each so many are to be packed as
 * there are parcels. Returns how many; 1 when none were counted before.
 */
export function countParcels(state: State, { at, next }: Extract<Event, { type: 'each' }>): number {
  const { view, items } = state;
  const { tokens } = view;
  const name = tokens[next - 1]?.text ?? '';
  if (!view.lexicon.parcel.has(name)) return 1;
  for (let place = at - 1; place >= Math.max(0, at - farthest); place--) {
    if (!areSame(tokens[place]?.text ?? '', name)) continue;
    const parcels = items.findLast(({ item }) => item.at <= place && item.next > place);
    const behind = /^[x:–=-]$/.test(tokens[place + 1]?.text ?? '') ? place + 2 : place + 1;
    const counted = numbersAt(view, place - 1).find((number) => number.next === place);
    const count = (counted ?? numbersAt(view, behind)[0])?.value;
    if (count === undefined) continue;
    for (const entry of items)
      if (entry === parcels || entry.item.next === place) dropStanding(entry, 'shared quantity', 'question');
    return count;
  }
  return 1;
}
