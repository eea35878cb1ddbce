import { type EditedItem, type State, setMode } from './edit-state';
import { endsSentenceAt } from './find-condition';
import { cuesAt } from './find-cues';
import { measureOf } from './lexicons/compile';
import { isIdle, type MessageView } from './message-view';
import type { ItemEdge } from './propose-items';
import type { Event } from './segment';
import { isAmount } from './weigh-number';

/**
 * "…, cancel that", "… can wait": the goods that this sentence only mentions, else its last, and for "that" or a
 * bare verb the last that stand at all.
 */
export function cancelBefore(state: State, words: readonly string[], at: number): void {
  const here = state.items.filter((entry) => entry.sentence === state.sentence);
  if (here.at(-1)?.dropped === 'cancelled') return;
  const mentions = here.filter((entry) => entry.quantity === null && entry.dropped !== 'cancelled');
  const last = here.findLast((entry) => entry.dropped === null);
  const pointing = words.length === 1 || words.some((word) => state.view.lexicon.pointing.has(word));
  const standing = pointing
    ? (topicOf(state, at) ?? state.items.findLast((entry) => entry.dropped === null))
    : undefined;
  const dropped = mentions.length > 0 ? mentions : (last ?? standing) ? [last ?? standing] : [];
  state.undo = [];
  for (const entry of dropped) {
    if (!entry) continue;
    entry.dropped = 'cancelled';
    const earlier = isMention(state, entry) ? findEarlier(state, wholeOf(entry.item)) : undefined;
    if (earlier) earlier.dropped = 'cancelled';
    else entry.unnamed = entry.quantity === null;
    state.undo.push(earlier ?? entry);
  }
}

/** "the roll-ons - my sister got some, so forget those": the goods of before that this sentence speaks of. */
function topicOf(state: State, at: number): EditedItem | undefined {
  const { view } = state;
  const words: string[] = [];
  for (let place = at - 1; place >= 0 && !endsSentenceAt(view, place); place--) {
    const { kind, text } = view.tokens[place] ?? {};
    if (kind === 'word' && text && text.length > 2 && !isIdle(view, place))
      words.push(text.replace(/s$/, ''));
  }
  const common = (entry: EditedItem): number => {
    const goods = goodsWordsOf(view, entry.item);
    return words.filter((word) => goods.includes(word)).length;
  };
  const standing = state.items
    .slice(-farthest)
    .filter((entry) => entry.dropped === null && common(entry) > 0);
  return standing.reduce<EditedItem | undefined>(
    (best, entry) => (best && common(best) > common(entry) ? best : entry),
    undefined,
  );
}

/** "6 eggs 30s (not the large ones)": in brackets behind goods, what is not wanted only says which are. */
export function isAside({ view, items }: State, at: number): boolean {
  let open = at;
  while (open > at - 8 && open >= 0 && !/^[()]$/.test(view.tokens[open]?.text ?? '')) open--;
  return view.tokens[open]?.text === '(' && items.at(-1)?.item.next === open;
}

/** Goods that stand apart from their order: without a quantity, or with words between them and what drops them. */
const isMention = (state: State, entry: EditedItem): boolean =>
  entry.quantity === null ||
  (entry.sentence > 0 && state.items.indexOf(entry) > 0 && entry.item.side === 'lead');

/** The item with what was taken for its quantity: "five peaks" may be a name. */
const wholeOf = (item: ItemEdge): ItemEdge => ({ ...item, goodsStart: Math.min(item.at, item.goodsStart) });

/** Goods after a cancellation; what names earlier goods takes them out as well. */
export function cancelItem(state: State, entry: EditedItem, earlier: EditedItem | undefined): void {
  const before = state.items.at(-1);
  const cancelledOne = before?.dropped === 'cancelled' && before.sentence === state.sentence;
  if (cancelledOne && entry.quantity !== null && !earlier) {
    setMode(state, 'order', '');
    return;
  }
  // "no fanta, 6 coke": the next goods with a quantity of their own are wanted again.
  if (entry.quantity !== null && entry.item.side === 'lead' && state.mode === 'exclude' && !earlier) {
    setMode(state, 'order', '');
    return;
  }
  state.undo = [];
  entry.dropped = 'cancelled';
  if (isAside(state, entry.item.at)) return;
  if (earlier) earlier.dropped = 'cancelled';
  else {
    entry.unnamed = true;
    entry.ahead = excepts(state, state.cue.split(' '));
  }
  state.undo.push(earlier ?? entry);
}

/** "except the", "minus": takes goods out of a list, wherever it stands. */
export const excepts = (state: State, words: readonly string[]): boolean =>
  words.some((word) => state.view.lexicon.excepting.has(word));

/** "6 coke or pepsi, 3 fanta": after the substitute, goods with a quantity and a separator are a line again. */
export function isNextLine(state: State, entry: EditedItem): boolean {
  const offered = state.items.at(-1)?.dropped === 'substitute';
  const apart = /^(?:,|and|plus|en|y|e|et)$/.test(state.view.tokens[entry.item.at - 1]?.text ?? '');
  if (!offered || !apart || entry.quantity === null || entry.item.side !== 'lead') return false;
  setMode(state, 'order', '');
  return true;
}

/** "6 coke or pepsi": the second is only taken when the first is out; a quantity after it is the first's. */
export function offerSubstitute(state: State, entry: EditedItem): void {
  const first = state.items.findLast((found) => found.dropped === null);
  entry.dropped = 'substitute';
  if (first && first.quantity === null && entry.quantity !== null) {
    first.quantity = entry.quantity;
    first.unit = entry.unit;
  }
}

/** "sorry only 6 green apple", "i mean fanta": true when the item changed an earlier one and is no line itself. */
export function correctWith(
  state: State,
  entry: EditedItem,
  earlier: EditedItem | undefined,
  next: Event | undefined,
): boolean {
  if (earlier && entry.quantity !== null && says(state.view, earlier.item, entry.item)) {
    earlier.quantity = entry.quantity;
    earlier.unit = entry.unit ?? earlier.unit;
    earlier.note = 'quantity corrected later in the message';
    state.cue = '';
    return true;
  }
  const last = state.items.findLast((found) => found.dropped === null);
  const replaces =
    /mean|meant|rather|correction|instead|change|swap|replace|make|wait|edit|should|go with|eerder|bedoel|plutot|mejor|digo|alias|quise|queria/.test(
      state.cue,
    );
  if (!last) setMode(state, 'order', '');
  if (!last || (!replaces && (entry.quantity !== null || /^(?:update|edit)$/.test(state.cue)))) return false;
  if (earlier && says(state.view, earlier.item, entry.item)) {
    // "make the white…", "change the coke to fanta": which line is meant; what becomes of it follows.
    const swap = /change|swap|replace|instead/.test(state.cue) && next?.type !== 'number';
    state.target = earlier;
    if (swap) state.cue = 'mean';
    return true;
  }
  if (!replaces && entry.quantity === null && runsOn(state.view, entry.item.next)) {
    setMode(state, 'order', '');
    return false;
  }
  const replaced = state.target?.dropped === null ? state.target : (earlier ?? last);
  replaced.dropped = 'cancelled';
  entry.quantity = entry.quantity ?? replaced.quantity;
  entry.unit = entry.unit ?? replaced.unit;
  entry.note = 'replaces what was written before';
  setMode(state, 'order', '');
  return false;
}

/** "actually my baker just called": telling words follow in the same breath, so that it replaces nothing. */
function runsOn(view: MessageView, from: number): boolean {
  for (let at = from; view.tokens[at]?.kind === 'word'; at++)
    if (!isIdle(view, at) && cuesAt(view, at).length === 0) return true;
  return false;
}

/** "make the white 10": in a correction, a bare number after goods that stand already is their quantity. */
export function splitTail(state: State, entry: EditedItem): void {
  const { item } = entry;
  const last = state.view.tokens[item.goodsEnd - 1];
  if (item.quantity !== null || last?.kind !== 'number' || last.value === undefined) return;
  if (item.goodsEnd - item.goodsStart < 2 || !isAmount({ value: last.value })) return;
  const short = { ...item, goodsEnd: item.goodsEnd - 1, quantity: last.value };
  const earlier = findEarlier(state, short);
  if (!earlier || !says(state.view, earlier.item, short) || says(state.view, earlier.item, item)) return;
  entry.item = short;
  entry.quantity = last.value;
}

/** Everything the second goods name, sizes too, the first name as well. */
export function says(view: MessageView, first: ItemEdge, second: ItemEdge): boolean {
  const known = goodsWordsOf(view, first);
  return goodsWordsOf(view, second).every((word) => known.includes(word));
}

/**
 * The last earlier item that these goods name again: all its telling words stand there, or the other way
 * round. One with a quantity goes before one only mentioned.
 */
export function findEarlier(state: State, item: ItemEdge): EditedItem | undefined {
  const words = goodsWordsOf(state.view, item);
  const named = state.items.slice(-farthest).filter((entry) => {
    if (entry.dropped !== null) return false;
    const other = goodsWordsOf(state.view, entry.item);
    const common = words.filter((word) => other.includes(word)).length;
    return common > 0 && (common === words.length || common === other.length);
  });
  return named.findLast((entry) => entry.quantity !== null) ?? named.at(-1);
}

/** Items looked at: in a longer message nobody means one further back, and it would cost quadratic time. */
const farthest = 100;

const remembered = new WeakMap<ItemEdge, string[]>();

function goodsWordsOf(view: MessageView, item: ItemEdge): string[] {
  const known = remembered.get(item) ?? readGoodsWords(view, item);
  remembered.set(item, known);
  return known;
}

/** Telling words and sizes, spoken fractions as numbers. */
function readGoodsWords(view: MessageView, item: ItemEdge): string[] {
  return view.tokens.slice(item.goodsStart, item.goodsEnd).flatMap((token) => {
    if (token.kind === 'number') return [token.text];
    const fraction = view.lexicon.fractions.get(token.text);
    if (fraction !== undefined) return [String(fraction)];
    return token.kind === 'word' &&
      token.text.length > 1 &&
      !view.lexicon.filler.has(token.text) &&
      !measureOf(token.text, view.lexicon)
      ? [token.text.replace(/s$/, '')]
      : [];
  });
}
