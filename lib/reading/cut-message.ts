import { headingsHold } from './headings/heading';
import { contextsOf } from './headings/heading-contexts';
import type { ItemEdge } from './item-edge';
import { findMargins } from './items/find-margins';
import { habitOf } from './items/frame-of';
import { proposeItems } from './items/propose-items';
import { type Event, gainIn, type Segmentation, segment } from './items/segment';
import type { Judge } from './judge';
import type { Rivals } from './lines/read-lines';
import type { Marks } from './mark-message';
import type { MessageView } from './message-view';
import { findPassages, type Passage } from './talk/find-passages';

export interface Cut {
  best: Segmentation;
  /** The cut of the other habit of writing quantities, and how nearly each item was another. */
  rivals: Rivals;
}

/** The ways over the tokens of a message, by where they begin. */
interface Ways {
  items: ItemEdge[][];
  passages: Passage[][];
}

/** All that a message may be cut into, and what each is worth by itself. */
export const proposeWays = (view: MessageView, judge: Judge, { headings }: Marks): Ways => ({
  items: proposeItems(view, judge, contextsOf(headings, view)),
  passages: findPassages(view, judge),
});

/**
 * Cuts a message into candidate lines and the rest: by both habits of writing quantities, before the goods and behind
 * them, of which the better one is cut again by how its items are written.
 */
export function cutMessage(view: MessageView, judge: Judge, marks: Marks): Cut {
  const { items, passages } = proposeWays(view, judge, marks);
  const lead = segment(view, items, passages, 'lead');
  const trail = segment(view, items, passages, 'trail');
  const style = trail.score > lead.score ? 'trail' : 'lead';
  const [first, other] = style === 'trail' ? [trail, lead] : [lead, trail];
  const habit = view.voice ? null : habitOf(view, itemsOf(first));
  const best = habit ? segment(view, items, passages, style, habit) : first;
  const margins = findMargins(view, items, passages, best, (item) => gainIn(view, item, style, habit));
  return { best: { ...best, events: outsideOf(marks, best.events) }, rivals: { other, margins } };
}

export const itemsOf = ({ events }: Segmentation) =>
  events.flatMap((event) => (event.type === 'item' ? [event.item] : []));

/** A heading orders nothing, nor does a size that is said of lines before it. */
function outsideOf({ headings, sizesBehind }: Marks, events: readonly Event[]): Event[] {
  const inHeading = headingsHold(headings);
  const inSize = headingsHold(sizesBehind);
  return events.filter((event) => {
    if (event.type === 'item' && inHeading(event.item)) return false;
    const from = event.type === 'item' ? event.item.goodsStart : event.at;
    return !inSize({ goodsStart: from, goodsEnd: from + 1 });
  });
}
