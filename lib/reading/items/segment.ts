import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { weights } from '../reading-weights';
import type { Passage, PassageEvent } from '../talk/find-passages';
import { type Habit, habitGain } from './frame-of';
import { closesRound } from './turns-round';

/** What a message turned out to be, in order. */
export type Event = { type: 'item'; item: ItemEdge } | PassageEvent;

/** Quantities before the goods, after them, or as it comes. */
export type Style = 'lead' | 'trail';

export interface Segmentation {
  events: Event[];
  score: number;
}

/**
 * Cuts a message into items and the rest: the cut with the highest sum of scores (a shortest path over the
 * tokens). `items` are the items that may begin at each token, `passages` the ways over the rest; `style` favours one
 * habit of writing quantities, because a message keeps to one.
 */
export function segment(
  view: MessageView,
  items: readonly ItemEdge[][],
  passages: readonly Passage[][],
  style: Style,
  habit: Habit | null = null,
): Segmentation {
  const count = view.tokens.length;
  const steps: Steps = { froms: new Int32Array(count + 1), over: new Array(count + 1) };
  const scores = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
  scores[0] = 0;
  for (let at = 0; at < count; at++) {
    const before = scores[at] ?? 0;
    for (const { gain, event } of passages[at] ?? []) {
      if (before + gain <= (scores[event.next] ?? 0)) continue;
      scores[event.next] = before + gain;
      steps.froms[event.next] = at;
      steps.over[event.next] = event;
    }
    for (const item of items[at] ?? []) {
      const best = scores[item.next] ?? 0;
      const gain = item.score + styleGain(view, item, style);
      // A habit only ever speaks against an item: what loses without it loses.
      const score = before + (before + gain > best ? gain + habitGain(view, item, habit) : gain);
      if (score <= best) continue;
      scores[item.next] = score;
      steps.froms[item.next] = at;
      steps.over[item.next] = item;
    }
  }
  return { events: trace(steps, count), score: scores[count] ?? 0 };
}

/** What an item is worth to a cut in one style and habit. */
export const gainIn = (view: MessageView, item: ItemEdge, style: Style, habit: Habit | null): number =>
  item.score + styleGain(view, item, style) + habitGain(view, item, habit);

function styleGain(view: MessageView, item: ItemEdge, style: Style): number {
  const side = item.side === 'none' ? item.measured : item.side;
  if (side === null) return 0;
  return side === style || closesRound(view, item) ? weights.style : -weights.style;
}

/** The last step of the best way to each place: where it began, and what it went over. */
interface Steps {
  froms: Int32Array;
  over: (ItemEdge | PassageEvent | undefined)[];
}

function trace({ froms, over }: Steps, count: number): Event[] {
  const events: Event[] = [];
  for (let at = count; at > 0; at = froms[at] ?? 0) {
    const step = over[at];
    if (!step) break;
    events.push('type' in step ? step : { type: 'item', item: step });
  }
  return events.reverse();
}
