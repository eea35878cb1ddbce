import { countsOwnRow } from '../amounts/counts-own-row';
import { countsPieces } from '../amounts/read-shared-quantity';
import { unclearNumberBeside } from '../amounts/weigh-number';
import { offeredAs } from '../answers/find-offered';
import type { EditedItem } from '../edit-state';
import { type Heading, headingsHold } from '../headings/heading';
import { unitsOfAll } from '../headings/unit-of-all';
import type { ItemEdge } from '../item-edge';
import { describeSurroundings } from '../items/describe-surroundings';
import { widestMargin } from '../items/find-margins';
import type { Segmentation } from '../items/segment';
import { findLikeness, withoutLikeness } from '../mentions/find-likeness';
import { isEach } from '../mentions/is-each';
import { type MessageView, numbersAt } from '../message-view';
import { ownSizeOf } from '../quantities/skip-own-size';
import { type DroppedGoods, noQuantitySaid, quantityCorrected, type ReadPhrase } from '../reading';
import type { Surroundings } from '../surroundings';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { resized, textOf } from './resize-goods';
import { quantitySetAnew } from './saying-words';

/** What else the message could be read as. */
export interface Rivals {
  /** The best cut by the other habit of writing quantities. */
  other: Segmentation;
  /** See findMargins. */
  margins: ReadonlyMap<ItemEdge, number>;
}

/** What lines are read by, beside themselves. */
interface Setting {
  view: MessageView;
  margins: Rivals['margins'];
  /** By the token at which goods begin. */
  contexts: readonly (string | undefined)[];
  units: readonly (string | null)[];
  groups: ReadonlyMap<number, readonly EditedItem[]>;
  /** Goods and their quantities, as the other habit reads them. */
  otherwise: ReadonlySet<string>;
}

/** The lines that words beside their goods tell of, and the goods that are left out; rows of tables apart. */
export function readLines(
  view: MessageView,
  items: readonly EditedItem[],
  headings: readonly Heading[],
  contexts: Setting['contexts'],
  { other, margins }: Rivals,
): { phrases: ReadPhrase[]; dropped: DroppedGoods[] } {
  const setting = {
    ...{ view, margins, contexts },
    units: unitsOfAll(view, headings),
    groups: groupsOf(items),
    otherwise: quantitiesIn(other),
  };
  const surroundings = describeSurroundings(
    view,
    items.map(({ item }) => item),
  );
  const hold = headingsHold(headings);
  const phrases: ReadPhrase[] = [];
  const dropped: DroppedGoods[] = [];
  let [before, pattern] = ['', ''];
  for (const [place, entry] of items.entries()) {
    if (hold(entry.item)) continue;
    const span = spanOf(view, entry.item);
    if (entry.dropped) {
      dropped.push({ ...span, why: entry.dropped, unnamed: entry.unnamed, ahead: entry.ahead });
      continue;
    }
    phrases.push(readLine(setting, entry, { before, pattern, surroundings: surroundings[place] ?? null }));
    before = span.phrase;
    if (!entry.alike) pattern = span.phrase;
  }
  return { phrases, dropped };
}

/** `before`: the goods of the line before; `pattern`: those that goods said to be alike are like. */
interface Beside {
  before: string;
  pattern: string;
  surroundings: Surroundings | null;
}

function readLine(
  setting: Setting,
  entry: EditedItem,
  { before, pattern, surroundings }: Beside,
): ReadPhrase {
  const { view, margins, contexts, units, groups, otherwise } = setting;
  const { item, quantity, note, group, standsFor, replaces } = entry;
  const shared = (group === null ? [] : (groups.get(group) ?? []))
    .filter((one) => one !== entry)
    .map((one) => textOf(view, one.item));
  const like = entry.alike ? [pattern] : [];
  const heading = [contexts[item.goodsStart] ?? '', ...like].join(' ').trim();
  const context = [heading, ...shared, replaces ? textOf(view, replaces) : ''].join(' ').trim();
  const meant = standsFor ?? item;
  const likeness = before === '' ? null : findLikeness(view, meant);
  const size = entry.size ?? ownSizeOf(view, item);
  const named = likeness ? withoutLikeness(view, meant, likeness) : textOf(view, meant);
  const unsaid = quantity === null ? noQuantitySaid : null;
  return {
    ...spanOf(view, item),
    wanted: size !== null ? resized(view, meant, size) : named,
    quantity: quantity ?? 1,
    quantityStated: quantity !== null,
    unit: entry.unit ?? units[item.goodsStart] ?? (isPerPiece(setting, entry) ? 'each' : null),
    quantityNote: quantitySetAnew(view, entry) ?? note ?? unsaid,
    corrected: note === quantityCorrected,
    heading,
    context,
    before,
    likened: likeness !== null,
    offered: offeredAs(view, item),
    code: codeIn(view, meant),
    asBefore: entry.asBefore,
    quantityUnclear: unclearNumberBeside(view, item) || isEitherCount(view, item),
    each: isEach(view, item),
    looseWords: looseWordsBeside(view, item),
    agreed: otherwise.has(`${item.goodsStart}:${item.quantity}`),
    margin: margins.get(item) ?? widestMargin,
    surroundings,
  };
}

/** "24 each baked beans": where nothing shares the quantity, "each" counts the pieces of these goods, as "ea" does. */
function isPerPiece({ view, groups }: Setting, { item, unit, group }: EditedItem): boolean {
  if (group !== null) return groups.get(group)?.length === 1 && countsPieces(view, group, item.goodsStart);
  const { next, side } = item;
  if (unit !== null || side !== 'trail' || !beginsCue(view, next, 'each')) return false;
  return countsOwnRow(view, next - 1, next + 1);
}

function spanOf(view: MessageView, item: ItemEdge): { phrase: string; start: number; end: number } {
  const start = view.tokens[item.goodsStart]?.start ?? 0;
  const end = view.tokens[item.goodsEnd - 1]?.end ?? 0;
  return { phrase: view.text.slice(start, end), start, end };
}

const quantitiesIn = ({ events }: Segmentation): Set<string> =>
  new Set(
    events.flatMap((event) =>
      event.type === 'item' ? [`${event.item.goodsStart}:${event.item.quantity}`] : [],
    ),
  );

/** The items that share one quantity, by where that stands. */
function groupsOf(items: readonly EditedItem[]): Map<number, EditedItem[]> {
  const groups = new Map<number, EditedItem[]>();
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

/** "3 or 4 rice", "rice 3 or 4": nobody knows which. */
function isEitherCount(view: MessageView, { at, next }: ItemEdge): boolean {
  const or = [at - 1, next].find(
    (place) => beginsCue(view, place, 'substitute') && numbersAt(view, place + 1).length > 0,
  );
  return or !== undefined && numbersAt(view, or - 1).some((number) => number.next === or);
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
