import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { farthest, says } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';

/**
 * "no krakle 145", below "krakle 145 6": goods that are refused have the number that they were written with, and it is no quantity,
 * though every other number of the list may be one.
 */
export function nameSizesAgain(view: MessageView, events: readonly Event[]): readonly Event[] {
  const written: ItemEdge[] = [];
  return events.map((event, i) => {
    if (event.type !== 'item') return event;
    const { item } = event;
    const before = events[i - 1];
    const isRefused =
      before?.type === 'cue' && /^(?:cancel|exclude)$/.test(before.cue.kind) && before.next === item.at;
    const whole = isRefused && item.side === 'trail' ? wholeBehind(item) : null;
    if (whole && written.slice(-farthest).some((other) => says(view, other, whole)))
      return { ...event, item: whole };
    written.push(item);
    return event;
  });
}

/** The goods with what was taken for their quantity: "krakle 145". */
const wholeBehind = (item: ItemEdge): ItemEdge => ({
  ...item,
  goodsEnd: item.next,
  quantity: null,
  unit: null,
  side: 'none',
});
