import { measureOf } from './lexicons/compile';
import type { MessageView } from './message-view';
import type { ItemEdge } from './propose-items';
import { isAmount } from './read-quantity';
import type { Event } from './segment';

/** An item with what the rest of the message did to it. */
export interface EditedItem {
  item: ItemEdge;
  quantity: number | null;
  unit: string | null;
  /** Taken back, excluded, only a substitute, or only asked about. */
  dropped: 'cancelled' | 'substitute' | 'question' | null;
  /** What was understood about the quantity, when it does not stand beside the goods. */
  note: string | null;
  sentence: number;
  /** Items that share one quantity, and perhaps a size or brand. */
  group: number | null;
}

export interface EditResult {
  items: EditedItem[];
  repeatsEarlierOrder: boolean;
  cancelsAll: boolean;
}

type Mode = 'order' | 'cancel' | 'correct' | 'substitute' | 'ask';

interface State extends EditResult {
  view: MessageView;
  mode: Mode;
  sentence: number;
  /** The line that a correction has named. */
  target: EditedItem | null;
  /** The cue that set the mode. */
  cue: string;
  /** Quantity that waits for the items of a list ("2 of each: …"). */
  each: { value: number; unit: string | null; at?: number } | null;
}

/** Applies corrections, cancellations, substitutes, questions and shared quantities to the items read. */
export function applyEdits(view: MessageView, events: readonly Event[]): EditResult {
  const state: State = {
    view,
    items: [],
    repeatsEarlierOrder: false,
    cancelsAll: false,
    mode: 'order',
    sentence: 0,
    cue: '',
    each: null,
    target: null,
  };
  events.forEach((event, i) => {
    if (event.type === 'item') addItem(state, event.item, events[i + 1]);
    else if (event.type === 'cue') onCue(state, event, events.slice(i + 1, i + 7));
    else if (event.type === 'each') onEach(state, event);
    else if (event.type === 'number') onNumber(state, event);
    else onBreak(state, event.at);
  });
  return state;
}

function onBreak(state: State, at: number): void {
  const token = state.view.tokens[at];
  if (!token) return;
  const blank = token.kind === 'newline' && state.view.tokens[at - 1]?.kind === 'newline';
  const stop = (token.text === '.' && !token.glued) || token.text === '.' || /^[!?;]$/.test(token.text);
  if (token.kind === 'newline' || stop) {
    state.sentence++;
    const pending = state.mode === 'correct' && token.text === '.' && state.view.tokens[at + 1]?.text === '.';
    if (!pending) setMode(state, 'order', '');
  }
  if (blank) state.each = null;
}

function onCue(state: State, event: Extract<Event, { type: 'cue' }>, ahead: readonly Event[]): void {
  const { kind, words } = event.cue;
  const next = ahead.find((found) => found.type !== 'skipped');
  const phrase = words.join(' ');
  if (phrase === 'take the' && !takesOff(state, event.next)) return;
  if (kind === 'repeat') state.repeatsEarlierOrder = true;
  else if (kind === 'cancelAll') {
    state.cancelsAll = true;
    for (const entry of state.items) entry.dropped = 'cancelled';
  } else if (kind === 'cancelBefore') cancelBefore(state);
  else if (kind === 'cancel') {
    if (next?.type === 'number' || (next?.type === 'item' && phrase === 'no' && next.item.quantity !== null))
      setMode(state, 'correct', phrase);
    else if (next?.type === 'item' && !parted(state, event.next, next.item.at))
      setMode(state, 'cancel', phrase);
    else if (next?.type === 'cue' && next.cue.kind === 'cancel') setMode(state, 'cancel', phrase);
    else if (words.length > 1 && next?.type !== 'cue') cancelBefore(state);
  } else if (kind === 'correct')
    setMode(state, state.mode === 'cancel' && next?.type !== 'number' ? 'order' : 'correct', phrase);
  else if (kind === 'substitute') {
    if (state.items.length > 0) setMode(state, 'substitute', phrase);
  } else if (kind === 'ask') setMode(state, 'ask', phrase);
  else if (kind === 'add' && (state.mode === 'cancel' || state.mode === 'ask'))
    setMode(state, 'order', phrase);
}

/** "take the … off": "off" or "out" before the sentence ends. */
function takesOff(state: State, from: number): boolean {
  for (let at = from; at < from + 8; at++) {
    const text = state.view.tokens[at]?.text;
    if (text === undefined || /^[.\n;!?]$/.test(text)) return false;
    if (text === 'off' || text === 'out') return true;
  }
  return false;
}

/** A separator stands between two tokens. */
const parted = (state: State, from: number, to: number): boolean =>
  state.view.tokens
    .slice(from, to)
    .some((token) => token.kind === 'newline' || /^[,.;:!?]$/.test(token.text));

function setMode(state: State, mode: Mode, cue: string): State {
  if (mode !== 'correct') state.target = null;
  state.mode = mode;
  state.cue = cue;
  return state;
}

/** "…, cancel that": the goods of this sentence, or else the last that stand. */
function cancelBefore(state: State): void {
  const standing = state.items.filter((entry) => entry.dropped === null);
  const here = standing.filter((entry) => entry.sentence === state.sentence && entry.quantity === null);
  const last = standing.at(-1);
  for (const entry of here.length > 0 ? here : last ? [last] : []) entry.dropped = 'cancelled';
}

function addItem(state: State, item: ItemEdge, next: Event | undefined): void {
  const entry: EditedItem = {
    item,
    quantity: item.quantity,
    unit: item.unit,
    dropped: null,
    note: null,
    sentence: state.sentence,
    group: null,
  };
  if (pointsBack(state.view, item) && state.items.length > 0) {
    onNumber(setMode(state, 'correct', ''), { value: item.quantity ?? 0, unit: item.unit, at: item.at });
    return;
  }
  const earlier = findEarlier(state, item);
  if (state.mode === 'cancel') cancelItem(state, entry, earlier);
  else if (state.mode === 'substitute') offerSubstitute(state, entry);
  else if (state.mode === 'correct' && correctWith(state, entry, earlier, next)) return;
  else if (state.mode === 'ask' && entry.quantity === null) entry.dropped = 'question';
  if (entry.quantity === null && state.each && entry.dropped === null) shareQuantity(entry, state.each);
  state.items.push(entry);
}

/** "12 of those hangers": goods already named. */
function pointsBack(view: MessageView, item: ItemEdge): boolean {
  return (
    item.quantity !== null &&
    view.tokens
      .slice(item.at, item.goodsStart)
      .some((token) => token.text === 'those' || token.text === 'them')
  );
}

function cancelItem(state: State, entry: EditedItem, earlier: EditedItem | undefined): void {
  const cancelledOne =
    state.items.at(-1)?.dropped === 'cancelled' && state.items.at(-1)?.sentence === state.sentence;
  if (cancelledOne && entry.quantity !== null && !earlier) {
    setMode(state, 'order', '');
    return;
  }
  entry.dropped = 'cancelled';
  if (earlier) earlier.dropped = 'cancelled';
  // "no fanta, 6 coke": the next goods with a quantity of their own are wanted again.
  if (
    entry.quantity !== null &&
    entry.item.side === 'lead' &&
    !/^(cancel|scratch|remove|drop|scrap)/.test(state.cue) &&
    !earlier
  ) {
    entry.dropped = null;
    setMode(state, 'order', '');
  }
}

/** "6 coke or pepsi": the second is only taken when the first is out; a quantity after it is the first's. */
function offerSubstitute(state: State, entry: EditedItem): void {
  const first = state.items.findLast((found) => found.dropped === null);
  entry.dropped = 'substitute';
  if (first && first.quantity === null && entry.quantity !== null) {
    first.quantity = entry.quantity;
    first.unit = entry.unit;
  }
}

/** "sorry only 6 green apple", "i mean fanta": true when the item changed an earlier one and is no line itself. */
function correctWith(
  state: State,
  entry: EditedItem,
  earlier: EditedItem | undefined,
  next: Event | undefined,
): boolean {
  if (earlier && entry.quantity !== null && says(state.view, earlier.item, entry.item)) {
    earlier.quantity = entry.quantity;
    earlier.unit = entry.unit ?? earlier.unit;
    earlier.note = 'quantity corrected later in the message';
    return true;
  }
  const last = state.items.findLast((found) => found.dropped === null);
  const replaces =
    /mean|meant|rather|correction|instead|change|swap|replace|make|wait|edit|should|go with|eerder|bedoel|plutot|mejor|digo|alias|quise|queria/.test(
      state.cue,
    );
  if (!last || (!replaces && entry.quantity !== null)) return false;
  if (earlier && says(state.view, earlier.item, entry.item)) {
    // "make the white…", "change the coke to fanta": which line is meant; what becomes of it follows.
    const swap = /change|swap|replace|instead/.test(state.cue) && next?.type !== 'number';
    state.target = earlier;
    if (swap) state.cue = 'mean';
    return true;
  }
  const replaced = state.target?.dropped === null ? state.target : (earlier ?? last);
  replaced.dropped = 'cancelled';
  entry.quantity = entry.quantity ?? replaced.quantity;
  entry.unit = entry.unit ?? replaced.unit;
  entry.note = 'replaces what was written before';
  setMode(state, 'order', '');
  return false;
}

/** Everything the second goods name, sizes too, the first name as well. */
function says(view: MessageView, first: ItemEdge, second: ItemEdge): boolean {
  const known = goodsWordsOf(view, first);
  return goodsWordsOf(view, second).every((word) => known.includes(word));
}

function onEach(state: State, event: Extract<Event, { type: 'each' }>): void {
  const waiting: EditedItem[] = [];
  for (let i = state.items.length - 1; i >= 0; i--) {
    const entry = state.items[i];
    if (!entry || entry.quantity !== null) break;
    if (entry.dropped === null) waiting.push(entry);
  }
  const sameSentence = waiting.some((entry) => entry.sentence === state.sentence);
  if (waiting.length > 0 && (sameSentence || !hasItemsAhead(state, event.next)))
    for (const entry of waiting) shareQuantity(entry, event);
  else state.each = { value: event.value, unit: event.unit, at: event.at };
}

const hasItemsAhead = (state: State, at: number): boolean =>
  state.view.tokens.slice(at).some((token) => token.kind === 'word');

function shareQuantity(entry: EditedItem, each: { value: number; unit: string | null; at?: number }): void {
  entry.group = each.at ?? null;
  entry.quantity = each.value;
  entry.unit = each.unit;
  entry.note = 'quantity given for each';
}

/** A number that stands alone: a corrected quantity, or the answer to "if yes send 12". */
function onNumber(state: State, event: { value: number; unit: string | null; at: number }): void {
  const last =
    state.mode === 'correct' && state.target
      ? state.target
      : state.items.findLast((entry) => entry.dropped === null || entry.dropped === 'question');
  if (!last) return;
  if (/^(?:not|nie|no|nao|pas)$/.test(state.view.tokens[event.at - 1]?.text ?? '')) return;
  if (state.mode === 'correct' || (last.quantity === null && last.sentence >= state.sentence - 1)) {
    if (!isAmount(event)) return;
    last.quantity = event.value;
    last.unit = event.unit ?? last.unit;
    last.dropped = null;
    last.note = state.mode === 'correct' ? 'quantity corrected later in the message' : null;
    state.mode = 'order';
  }
}

/** The last earlier item that these goods name again: all its telling words stand there, or the other way round. */
function findEarlier(state: State, item: ItemEdge): EditedItem | undefined {
  const words = goodsWordsOf(state.view, item);
  return state.items.findLast((entry) => {
    if (entry.dropped !== null) return false;
    const other = goodsWordsOf(state.view, entry.item);
    const common = words.filter((word) => other.includes(word)).length;
    return common > 0 && (common === words.length || common === other.length);
  });
}

/** Telling words and sizes, spoken fractions as numbers. */
function goodsWordsOf(view: MessageView, item: ItemEdge): string[] {
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
