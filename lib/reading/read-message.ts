import { assembleReading } from './assemble-reading';
import { sizeInsteadAt } from './corrections/size-instead';
import { partAt } from './corrections/take-part';
import { findHeadings } from './headings/find-headings';
import { sizesBehind } from './headings/find-sizes-behind';
import { headingsHold } from './headings/heading';
import { contextsOf } from './headings/heading-contexts';
import { orderUnits } from './headings/unit-of-all';
import { findMargins } from './items/find-margins';
import { habitOf } from './items/frame-of';
import { proposeItems } from './items/propose-items';
import { type Event, gainIn, segment } from './items/segment';
import { blindJudge, type Judge } from './judge';
import type { MessageView } from './message-view';
import type { KnownGoods } from './noise/known-goods';
import type { Reading } from './reading';
import { findPassages } from './talk/find-passages';
import { viewOf } from './view-message';

export interface ReadOptions {
  /** A transcript: no punctuation to speak of, homophones. Otherwise taken from the text itself. */
  voice?: boolean;
  judge?: (view: MessageView) => Judge;
  goods?: KnownGoods;
}

/** Reads the goods, quantities and units out of a message in any mix of the supported languages. */
export function readMessage(text: string, options: ReadOptions = {}): Reading {
  const view = viewOf(text, options.voice, options.goods);
  const judge = options.judge?.(view) ?? blindJudge(text);
  const headings = findHeadings(view, judge);
  const behind = sizesBehind(view, headings);
  for (const { end } of [...headings, ...behind]) view.stops.add(end);
  for (const { start } of behind) view.stops.add(start);
  for (const { at } of orderUnits(view)) view.stops.add(at);
  for (const [at] of view.tokens.entries()) {
    const said = sizeInsteadAt(view, at);
    if (said) view.stops.add(at).add(said.next);
    const part = partAt(view, at);
    if (part) view.stops.add(at).add(part.goods);
  }
  const contexts = contextsOf(headings, view);
  const items = proposeItems(view, judge, contexts);
  const passages = findPassages(view, judge);
  const lead = segment(view, items, passages, 'lead');
  const trail = segment(view, items, passages, 'trail');
  const [first, other] = trail.score > lead.score ? [trail, lead] : [lead, trail];
  const style = trail.score > lead.score ? 'trail' : 'lead';
  const habit = view.voice
    ? null
    : habitOf(
        view,
        first.events.flatMap((event) => (event.type === 'item' ? [event.item] : [])),
      );
  const best = habit ? segment(view, items, passages, style, habit) : first;
  const hold = headingsHold(headings);
  const inHeading = (event: Event): boolean => event.type === 'item' && hold(event.item);
  const holdSize = headingsHold(behind);
  const inSize = (event: Event): boolean => {
    const from = event.type === 'item' ? event.item.goodsStart : event.at;
    return holdSize({ goodsStart: from, goodsEnd: from + 1 });
  };
  const events = best.events.filter((event) => !inHeading(event) && !inSize(event));
  const margins = findMargins(view, items, passages, best, (item) => gainIn(view, item, style, habit));
  return assembleReading(view, { ...best, events }, { other, margins }, [...headings, ...behind], judge);
}
