import {
  cancelBefore,
  cancelItem,
  correctWith,
  findEarlier,
  isNextLine,
  offerSubstitute,
  splitTail,
} from './correct-items';
import { type EditedItem, type EditResult, type State, setMode, shareQuantity } from './edit-state';
import { isSize, type MessageView } from './message-view';
import type { ItemEdge } from './propose-items';
import { referBack } from './refer-back';
import type { Event } from './segment';
import { isAmount } from './weigh-number';

/** Applies corrections, cancellations, substitutes, questions and shared quantities to the items read. */
export function applyEdits(view: MessageView, events: readonly Event[]): EditResult {
  const state: State = {
    view,
    items: [],
    repeats: null,
    cancelsAll: false,
    mode: 'order',
    sentence: 0,
    cue: '',
    each: null,
    target: null,
    beforeAt: null,
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
  if (token.text === ')' && /^(?:substitute|cancel)$/.test(state.mode)) setMode(state, 'order', '');
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
  if (kind === 'repeat' || kind === 'again') referBack(state, event, next);
  else if (kind === 'cancelAll') {
    state.cancelsAll = true;
    for (const entry of state.items) entry.dropped = 'cancelled';
  } else if (kind === 'cancelBefore') {
    if (!isConditional(state, event.at)) cancelBefore(state);
  } else if (kind === 'cancel') {
    if (next?.type === 'number' || (next?.type === 'item' && phrase === 'no' && next.item.quantity !== null))
      setMode(state, 'correct', phrase);
    else if (phrase === 'no' && next?.type === 'item' && next.item.at > event.next + 1) return;
    else if (next?.type === 'item' && !parted(state, event.next, next.item.at))
      setMode(state, 'cancel', phrase);
    else if (next?.type === 'cue' && next.cue.kind === 'cancel') setMode(state, 'cancel', phrase);
    else if (words.length > 1 && (next?.type !== 'cue' || parted(state, event.next, next.at)))
      cancelBefore(state);
  } else if (kind === 'correct' && state.mode !== 'substitute')
    setMode(state, state.mode === 'cancel' && next?.type !== 'number' ? 'order' : 'correct', phrase);
  else if (kind === 'substitute') {
    if (state.items.length > 0) setMode(state, 'substitute', phrase);
  } else if (kind === 'ask') setMode(state, 'ask', phrase);
  else if (kind === 'have' && state.view.tokens[event.next]?.text === ':') setMode(state, 'stock', phrase);
  else if (kind === 'add' && (state.mode === 'cancel' || state.mode === 'ask'))
    setMode(state, 'order', phrase);
}

/** "if thats finished skip it": nothing is taken back yet. */
function isConditional(state: State, at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const token = state.view.tokens[back];
    if (!token || token.kind === 'newline' || /^[.;!?,]$/.test(token.text)) return false;
    if (/^(?:if|si|se|indien|uma|unless)$/.test(token.text)) return true;
  }
  return false;
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

function addItem(state: State, item: ItemEdge, next: Event | undefined): void {
  const entry: EditedItem = {
    item,
    quantity: item.quantity,
    unit: item.unit,
    dropped: null,
    note: null,
    sentence: state.sentence,
    group: null,
    size: null,
    unnamed: false,
    asBefore: state.beforeAt === item.at,
  };
  if (pointsBack(state.view, item) && state.items.length > 0) {
    onNumber(setMode(state, 'correct', ''), { value: item.quantity ?? 0, unit: item.unit, at: item.at });
    return;
  }
  if (state.mode === 'correct') splitTail(state, entry);
  const earlier = state.mode === 'order' ? undefined : findEarlier(state, entry.item);
  if (state.mode === 'cancel') cancelItem(state, entry, earlier);
  else if (state.mode === 'substitute' && !isNextLine(state, entry)) offerSubstitute(state, entry);
  else if (state.mode === 'correct' && correctWith(state, entry, earlier, next)) return;
  else if (state.mode === 'stock') entry.dropped = 'question';
  else if (state.mode === 'ask' && entry.quantity === null) entry.dropped = 'question';
  if (entry.quantity === 0) entry.dropped = 'cancelled';
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

/** A number that stands alone: a corrected quantity, or the answer to "if yes send 12". */
function onNumber(
  state: State,
  event: { value: number; unit: string | null; at: number; next?: number },
): void {
  const last =
    state.mode === 'correct' && state.target
      ? state.target
      : state.items.findLast((entry) => entry.dropped === null || entry.dropped === 'question');
  if (!last) return;
  if (/^(?:not|nie|no|nao|pas)$/.test(state.view.tokens[event.at - 1]?.text ?? '')) return;
  if (state.mode === 'correct' || (last.quantity === null && last.sentence >= state.sentence - 1)) {
    if (!isAmount(event)) return;
    if (state.mode === 'correct' && event.next !== undefined && isSize(state.view, event.next)) {
      last.size = state.view.text.slice(
        state.view.tokens[event.at]?.start,
        state.view.tokens[event.next]?.end,
      );
      last.note = 'size corrected later in the message';
      return;
    }
    last.quantity = event.value;
    last.unit = event.unit ?? last.unit;
    last.dropped = null;
    last.note = state.mode === 'correct' ? 'quantity corrected later in the message' : null;
    state.mode = 'order';
  }
}
