import { sizeInsteadAt } from './corrections/size-instead';
import { partAt } from './corrections/take-part';
import { findHeadings } from './headings/find-headings';
import { siblingSizes } from './headings/find-sibling-sizes';
import { sizesBehind } from './headings/find-sizes-behind';
import type { Heading } from './headings/heading';
import { orderUnits } from './headings/unit-of-all';
import type { Judge } from './judge';
import type { MessageView } from './message-view';

/** What holds for several lines of a message, and where it parts them. */
export interface Marks {
  /** What stands over lines and is said of each: "drinks:", "in 2 litre". */
  headings: readonly Heading[];
  /** Sizes said behind the goods that they hold for. */
  sizesBehind: readonly Heading[];
  /** Tokens that goods never cross: the marks after headings, or the first of what stands under them. */
  stops: ReadonlySet<number>;
}

/** Finds what holds for several lines, before the message is cut into them. */
export function markMessage(view: MessageView, judge: Judge): Marks {
  const found = findHeadings(view, judge);
  const headings = [...found, ...siblingSizes(view, judge, found)].sort((a, b) => a.start - b.start);
  const behind = sizesBehind(view, headings);
  return { headings, sizesBehind: behind, stops: stopsOf(view, headings, behind) };
}

function stopsOf(
  view: MessageView,
  headings: readonly Heading[],
  behind: readonly Heading[],
): ReadonlySet<number> {
  const stops = new Set<number>();
  for (const { end } of headings) stops.add(end);
  for (const { start, end } of behind) stops.add(start).add(end);
  for (const { at } of orderUnits(view)) stops.add(at);
  for (const at of view.tokens.keys()) {
    const said = sizeInsteadAt(view, at);
    if (said) stops.add(at).add(said.next);
    const part = partAt(view, at);
    if (part) stops.add(at).add(part.goods);
  }
  return stops;
}
