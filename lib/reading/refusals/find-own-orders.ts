import { isDayOrMonth } from '../../language/words/is-day-or-month';
import type { State } from '../edit-state';
import { linesIn } from '../headings/heading-lines';
import { farthest } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';

/** More words before a colon are no label. */
const longestLabel = 4;

/**
 * Orders of their own in one message, by the days or the places that their lines begin with: "Mon: 20 bread", "Staff
 * room: 6 milk". For each token the first of the line with its label; -1 under none.
 */
const ordersOf = oncePerView((view): number[] => {
  const orders: number[] = [];
  let open = -1;
  for (const [start, end] of linesIn(view)) {
    const colon = colonBehindLabel(view, start);
    if (colon !== null) open = start;
    for (let at = start; at <= end; at++) orders.push(open);
    // What stands on the line of a label is all of its order; a label alone has the lines below it.
    if (start === end || (colon !== null && colon + 1 < end)) open = -1;
  }
  return orders;
});

/** The colon of "Fri:" and "Staff room:"; null behind talk ("please note:", "changes:") and behind goods with their number. */
function colonBehindLabel(view: MessageView, start: number): number | null {
  let names = false;
  for (let at = start; at <= start + longestLabel; at++) {
    const { kind, text = '' } = view.tokens[at] ?? {};
    if (text === ':') return names ? at : null;
    const isDate = kind === 'noise' && text === 'date';
    if ((kind !== 'word' && !isDate) || view.lexicon.amending.has(text)) return null;
    names ||= isDate || isDayOrMonth(text) || !isIdle(view, at);
  }
  return null;
}

/** "Fri: no bread": the order that a token stands in is another one than that of goods, each of them labelled. */
export function isOtherOrder(view: MessageView, at: number, goods: number): boolean {
  const [own = -1, other = -1] = [ordersOf(view)[at], ordersOf(view)[goods]];
  return own >= 0 && other >= 0 && own !== other;
}

/** What is refused at a token was ordered in other orders only: "Mon: 20 bread\nFri: no bread" takes back none. */
export const isRefusedApart = ({ view, items }: State, at: number): boolean =>
  items.slice(-farthest).some(({ dropped, item }) => dropped === null && isOtherOrder(view, at, item.at));
