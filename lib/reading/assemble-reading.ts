import { accountParts } from './account-parts';
import { isSize } from './amounts/is-size';
import { unclearNumberBeside } from './amounts/weigh-number';
import { offeredAs } from './answers/find-offered';
import { withFraction } from './corrections/correct-size';
import type { EditedItem } from './edit-state';
import { applyEdits } from './edits/apply-edits';
import { type Heading, headingsHold } from './headings/heading';
import { contextsOf } from './headings/heading-contexts';
import { unitsOfAll } from './headings/unit-of-all';
import type { ItemEdge } from './item-edge';
import { describeSurroundings } from './items/describe-surroundings';
import { widestMargin } from './items/find-margins';
import type { Segmentation } from './items/segment';
import type { Judge } from './judge';
import { quantitySetAnew } from './lines/saying-words';
import { findLikeness, withoutLikeness } from './mentions/find-likeness';
import { isEach } from './mentions/is-each';
import type { MessageView } from './message-view';
import { ownSizeOf } from './quantities/skip-own-size';
import {
  type DroppedGoods,
  noQuantitySaid,
  quantityCorrected,
  type Reading,
  type ReadPhrase,
} from './reading';
import type { TableRow } from './tables/read-columns';
import { longestMessage, type ReadableView } from './view-message';
import { cuesAt } from './words/find-cues';
import { isIdle } from './words/is-idle';

/** What else the message could be read as. */
interface Rivals {
  /** The best cut by the other habit of writing quantities. */
  other: Segmentation;
  /** See findMargins. */
  margins: ReadonlyMap<ItemEdge, number>;
}

/** Asks the catalogue what the products of lines are called. */
const callsBy =
  (view: ReadableView, judge: Judge, contexts: readonly (string | undefined)[]) =>
  ({ item, row }: EditedItem, words: readonly string[]): number | null => {
    const start = row?.start ?? view.tokens[item.goodsStart]?.start ?? 0;
    const end = row?.end ?? view.tokens[item.goodsEnd - 1]?.end ?? 0;
    return judge.calls(start, end, row?.context ?? contexts[item.goodsStart] ?? '', words);
  };

/** What a message orders, by its best cut. */
export function assembleReading(
  view: ReadableView,
  best: Segmentation,
  { other, margins }: Rivals,
  headings: readonly Heading[],
  judge: Judge,
): Reading {
  const contexts = contextsOf(headings, view);
  const edited = applyEdits(view, best.events, callsBy(view, judge, contexts));
  const { repeats } = edited;
  const reading: Reading = {
    phrases: [],
    dropped: [],
    parts: accountParts(view, best.events, edited, headings, judge),
    languages: view.languages,
    repeats,
    warnings: [],
  };
  const otherwise = new Set(
    other.events.flatMap((event) =>
      event.type === 'item' ? [`${event.item.goodsStart}:${event.item.quantity}`] : [],
    ),
  );
  for (const entry of edited.items)
    if (entry.row && entry.dropped) reading.dropped.push(droppedRow(view, entry.row));
    else if (entry.row) reading.phrases.push(phraseOfRow(view, entry.row, entry));
  const items = edited.items.filter(({ row }) => row === null);
  const groups = groupsOf(items);
  const surroundings = describeSurroundings(
    view,
    items.map(({ item }) => item),
  );
  const hold = headingsHold(headings);
  const units = unitsOfAll(view, headings);
  let before = '';
  let pattern = '';
  for (const [place, entry] of items.entries()) {
    const { goodsStart, goodsEnd } = entry.item;
    const [start, end] = [view.tokens[goodsStart]?.start ?? 0, view.tokens[goodsEnd - 1]?.end ?? 0];
    const phrase = view.text.slice(start, end);
    if (hold(entry.item)) continue;
    if (entry.dropped) {
      const { dropped: why, unnamed, ahead } = entry;
      reading.dropped.push({ phrase, start, end, why, unnamed, ahead });
      continue;
    }
    const shared = (groups.get(entry.group) ?? [])
      .filter((other) => other !== entry)
      .map((other) => textOf(view, other.item));
    const like = entry.alike ? [pattern] : [];
    const heading = [contexts[goodsStart] ?? '', ...like].join(' ').trim();
    const context = [heading, ...shared, entry.replaces ? textOf(view, entry.replaces) : ''].join(' ').trim();
    const meant = entry.standsFor ?? entry.item;
    const likeness = before === '' ? null : findLikeness(view, meant);
    const size = entry.size ?? ownSizeOf(view, entry.item);
    const named = likeness ? withoutLikeness(view, meant, likeness) : textOf(view, meant);
    reading.phrases.push({
      phrase,
      wanted: size !== null ? resized(view, meant, size) : named,
      start,
      end,
      quantity: entry.quantity ?? 1,
      quantityStated: entry.quantity !== null,
      unit: entry.unit ?? units[goodsStart] ?? null,
      quantityNote:
        quantitySetAnew(view, entry) ?? entry.note ?? (entry.quantity === null ? noQuantitySaid : null),
      corrected: entry.note === quantityCorrected,
      heading,
      context,
      before,
      likened: likeness !== null,
      offered: offeredAs(view, entry.item),
      code: codeIn(view, meant),
      asBefore: entry.asBefore,
      quantityUnclear: unclearNumberBeside(view, entry.item),
      each: isEach(view, entry.item),
      looseWords: looseWordsBeside(view, entry.item),
      agreed: otherwise.has(`${goodsStart}:${entry.item.quantity}`),
      margin: margins.get(entry.item) ?? widestMargin,
      surroundings: surroundings[place] ?? null,
    });
    before = phrase;
    if (!entry.alike) pattern = phrase;
  }
  for (const { from, to, ahead } of edited.unread) {
    const [start, end] = [view.tokens[from]?.start ?? 0, view.tokens[to - 1]?.end ?? 0];
    const phrase = view.text.slice(start, end);
    reading.dropped.push({ phrase, start, end, why: 'cancelled', unnamed: true, ahead });
  }
  reading.phrases.sort((a, b) => a.start - b.start);
  if (edited.cancelsAll)
    reading.warnings.push({ code: 'cancels_order', message: 'The message cancels an order.' });
  if (edited.asksAll || edited.quoted)
    reading.warnings.push({ code: 'quote_asked', message: 'Asks for a quote.' });
  if (edited.waits) {
    const words = view.text.slice(edited.waits.start, edited.waits.end);
    reading.warnings.push({ code: 'told_to_wait', message: `Not to be sent yet: “${words}”.` });
  }
  if (view.struck.length > 0) reading.warnings.push(warningOfStruck(view));
  if (view.text.length === longestMessage)
    reading.warnings.push({
      code: 'message_cut',
      message: 'The message is too long; only its beginning was read.',
    });
  return reading;
}

/** What was struck through is not ordered, and is told: a clerk sees it left out. */
function warningOfStruck({ text, struck }: MessageView): { code: string; message: string } {
  const words = struck.map(({ start, end }) => `“${text.slice(start, end).replace(/\s+/g, ' ').trim()}”`);
  return { code: 'struck_out', message: `Left out, struck through: ${words.join(', ')}.` };
}

/** The items that share one quantity, by where that stands. */
function groupsOf(items: readonly EditedItem[]): Map<number | null, EditedItem[]> {
  const groups = new Map<number | null, EditedItem[]>();
  for (const entry of items) {
    if (entry.group === null) continue;
    const others = groups.get(entry.group);
    if (others) others.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return groups;
}

/** The code of a product among the words. */
function codeIn({ text, tokens }: MessageView, { goodsStart, goodsEnd }: ItemEdge): string {
  const token = tokens.slice(goodsStart, goodsEnd).find(({ coded }) => coded);
  return token ? text.slice(token.start, token.end) : '';
}

/** Words right before or after an item, on its line, that are no idle talk. */
function looseWordsBeside(view: MessageView, item: ItemEdge): number {
  const isLoose = (at: number): boolean =>
    view.tokens[at]?.kind === 'word' &&
    !isIdle(view, at) &&
    !view.lexicon.units.has(view.tokens[at]?.text ?? '') &&
    cuesAt(view, at).length === 0;
  return Number(isLoose(item.at - 1)) + Number(isLoose(item.next));
}

/** The goods without their own sizes, with another. */
function resized(view: MessageView, item: ItemEdge, size: string): string {
  const fraction = withFraction(view, item, size);
  if (fraction !== null) return fraction;
  const words: string[] = [];
  for (let at = item.goodsStart; at < item.goodsEnd; at++) {
    const token = view.tokens[at];
    const sized =
      token?.kind === 'number'
        ? isSize(view, at + 1)
        : view.tokens[at - 1]?.kind === 'number' && isSize(view, at);
    if (token && !sized) words.push(view.text.slice(token.start, token.end));
  }
  return `${words.join(' ')} ${size}`;
}

const textOf = (view: MessageView, item: ItemEdge): string =>
  view.text.slice(view.tokens[item.goodsStart]?.start, view.tokens[item.goodsEnd - 1]?.end);

/** A row of a table that a remark takes back, or that orders none. */
const droppedRow = (view: ReadableView, { start, end }: TableRow): DroppedGoods => ({
  phrase: view.text.slice(start, end),
  start,
  end,
  why: 'cancelled',
  unnamed: false,
  ahead: false,
});

function phraseOfRow(view: ReadableView, row: TableRow, { quantity, unit, note }: EditedItem): ReadPhrase {
  return {
    phrase: view.text.slice(row.start, row.end),
    wanted: view.text.slice(row.start, row.end),
    start: row.start,
    end: row.end,
    quantity: quantity ?? row.quantity,
    quantityStated: true,
    unit,
    quantityNote: note,
    corrected: note === quantityCorrected,
    heading: row.context,
    context: `${row.context} ${row.code}`.trim(),
    before: '',
    likened: false,
    offered: '',
    code: row.code,
    asBefore: false,
    quantityUnclear: false,
    looseWords: 0,
    agreed: true,
    margin: widestMargin,
    surroundings: null,
  };
}
