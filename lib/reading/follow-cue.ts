import { repeatQuantity } from './apply-shared';
import { cancelBefore, excepts, isAside } from './cancel-items';
import { complainOf } from './complain-of';
import { type EditedItem, type State, setMode } from './edit-state';
import { conditionAt, sentenceEnd } from './find-condition';
import { cuesAt } from './find-cues';
import { namedAt } from './find-meant';
import { chainAt, isIdle, type MessageView, numbersAt, unitAt } from './message-view';
import { multiplyQuantity } from './multiply-quantity';
import { referBack } from './refer-back';
import { repeatGoods } from './repeat-goods';
import type { Event } from './segment';

type CueEvent = Extract<Event, { type: 'cue' }>;

/** Lets a cue phrase change what becomes of the goods before it or after it. */
export function followCue(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const { kind, words } = event.cue;
  const phrase = words.join(' ');
  if (/^(?:cancel|exclude|cancelBefore)$/.test(kind) && isLacking(state, event.at)) giveUp(state);
  else if (kind === 'cancel' || kind === 'exclude') onCancel(state, event, ahead);
  else if (kind === 'cancelBefore') {
    if (!state.condition) cancelBefore(state, words, event.at);
  } else if (kind === 'condition') onCondition(state, event);
  else if (kind === 'keep') keep(state, event);
  else if (kind === 'repeat' || kind === 'again')
    referBack(
      state,
      event,
      ahead.find((found) => found.type !== 'skipped'),
    );
  else if (kind === 'same') {
    const next = ahead.find(
      (found) => found.type !== 'skipped' && !(found.type === 'cue' && found.cue.kind === 'add'),
    );
    if (!repeatGoods(state, event, next)) repeatQuantity(state, next, event.next);
  } else if (kind === 'double') multiplyQuantity(state, event, 2);
  else if (kind === 'triple') multiplyQuantity(state, event, 3);
  else if (kind === 'askAll') state.asksAll = true;
  else if (kind === 'cancelAll') {
    state.cancelsAll = true;
    for (const entry of state.items) entry.dropped = 'cancelled';
  } else if (kind === 'correct') {
    const next = ahead.find((found) => found.type !== 'skipped');
    if (state.mode === 'substitute' || state.condition?.after === 'substitute') return;
    const cancels = state.mode === 'cancel' || state.mode === 'exclude';
    setMode(state, cancels && next?.type !== 'number' ? 'order' : 'correct', phrase);
  } else if (kind === 'substitute') {
    if (standsBefore(state)) setMode(state, 'substitute', phrase);
    else if (state.items.length > 0) setMode(state, 'order', phrase);
  } else if (kind === 'lack') onLack(state, event);
  else if (kind === 'complain') complainOf(state, event);
  else if (kind === 'ask') setMode(state, 'ask', phrase);
  else if (
    (kind === 'holds' && !mustGet(state.view, event.next)) ||
    (kind === 'have' && state.view.tokens[event.next]?.text === ':')
  )
    setMode(state, 'stock', phrase);
  else if ((kind === 'add' || kind === 'need') && /^(?:cancel|exclude|ask|stock|complain)$/.test(state.mode))
    setMode(state, 'order', phrase);
}

/** "keep it" restores what was taken back last; "keep the sleeves" speaks of other goods, which stand already. */
function keep(state: State, event: CueEvent): void {
  const { tokens } = state.view;
  const word = tokens[event.next];
  const names = ({ item }: EditedItem): boolean =>
    tokens.slice(item.goodsStart, item.goodsEnd).some(({ text }) => text === word?.text);
  if (word?.kind === 'word' && !isIdle(state.view, event.next) && !state.undo.some(names)) {
    setMode(state, 'ask', event.cue.words.join(' '));
    return;
  }
  for (const entry of state.undo) entry.dropped = null;
  setMode(state, 'order', '');
}

/** "ive got to get", "we have to order": an obligation, no stock. */
const mustGet = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.text === 'to' && isIdle(view, at + 1) && numbersAt(view, at + 1).length === 0;

/** Goods that a substitute can stand in for: asked for with a quantity, or not only asked about. */
const standsBefore = (state: State): boolean =>
  state.items.some((entry) => entry.dropped === null && entry.sentence >= state.sentence - 2);

/** "if you have …", "if there is no …": its goods are mentions; what follows a lack is a substitute. */
function onCondition(state: State, event: CueEvent): void {
  const { to, missing } = conditionAt(state.view, event.next);
  const unless = state.view.lexicon.unless.has(event.cue.words[0] ?? '');
  const after = missing && !unless && standsBefore(state) ? 'substitute' : 'order';
  state.condition = { from: event.at, to, after };
  setMode(state, 'ask', event.cue.words.join(' '));
}

/** "otherwise", "if none": what follows is for the case that the goods before are missing. */
function onLack(state: State, { cue, at, next }: CueEvent): void {
  if (!standsBefore(state)) {
    if (state.items.length > 0) setMode(state, 'order', '');
    return;
  }
  state.condition = { from: at, to: next, after: 'substitute' };
  setMode(state, 'substitute', cue.words.join(' '));
}

/** What is to be done if goods are missing is being said at a token. */
const isLacking = ({ condition }: State, at: number): boolean =>
  condition?.after === 'substitute' && at >= condition.to;

/** "if none then skip": nothing is sent instead, and what was ordered stays ordered. */
function giveUp(state: State): void {
  state.condition = null;
  setMode(state, 'ask', '');
}

function onCancel(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const phrase = event.cue.words.join(' ');
  const next = ahead.find((found) => found.type !== 'skipped');
  const mode = event.cue.kind === 'cancel' ? 'cancel' : 'exclude';
  if (/^(?:take|pull|cut) (?!.*\b(?:off|out)\b)/.test(phrase) && !takesOff(state, event.next)) return;
  if (state.condition && event.at < state.condition.to) return;
  if (isBareCut(state, event, next)) return;
  // "4 instead of 2": the second is the quantity of before.
  if (
    next?.type === 'number' &&
    next.at === event.next &&
    event.cue.words.some((word) => state.view.lexicon.insteadOf.has(word))
  ) {
    state.skipNumber = next.at;
    return;
  }
  // "DEDUCT: 4 pipes": the colon of a label parts nothing.
  const from = state.view.tokens[event.next]?.text === ':' ? event.next + 1 : event.next;
  const near = next?.type === 'item' && !parted(state, from, next.item.at);
  const sized = chainAt(state.view, event.next) !== null;
  // "no rolls": a unit is no goods by itself, but may be all that goods of before are called by.
  const mayName = phrase !== 'no' || unitAt(state.view, event.next) !== null;
  const named = (near && !sized) || !mayName ? undefined : namedAt(state, event.next);
  if (named) {
    named.dropped = 'cancelled';
    state.undo = [named];
    if (near) setMode(state, mode, phrase);
    return;
  }
  const object = objectAt(state.view, event.next);
  if (next?.type === 'number' && mode === 'exclude') setMode(state, 'correct', phrase);
  else if (phrase === 'no' && next?.type === 'item') {
    if (next.item.quantity !== null) setMode(state, 'correct', phrase);
    else if (near && next.item.at <= event.next + 1) deny(state, event);
  } else if (near) setMode(state, mode, phrase);
  else if (phrase !== 'no' && !state.condition && object && isAside(state, event.at)) return;
  else if (phrase !== 'no' && !state.condition && object)
    state.unread.push({ ...object, ahead: excepts(state, event.cue.words) });
  else if (next?.type === 'cue' && !parted(state, event.next, next.at) && isCancel(next))
    setMode(state, mode, phrase);
  else if (phrase !== 'no' && !state.condition) cancelBefore(state, event.cue.words, event.at);
}

/** "scratch the mouthwash": goods that nothing is known of. */
function objectAt(view: MessageView, from: number): { from: number; to: number } | null {
  const isPart = (at: number): boolean =>
    /^(?:word|number)$/.test(view.tokens[at]?.kind ?? '') && cuesAt(view, at).length === 0;
  let first = from;
  while (isPart(first) && view.tokens[first]?.kind === 'word' && isIdle(view, first)) first++;
  let to = first;
  while (to < first + 4 && isPart(to) && (view.tokens[to]?.kind === 'number' || !isIdle(view, to))) to++;
  return to > first ? { from: first, to } : null;
}

/** "drop chutney", but "on the same drop" and "drop 5 at the gate". */
function isBareCut(state: State, event: CueEvent, next: Event | undefined): boolean {
  if (event.cue.words.length > 1 || !state.view.lexicon.cut.has(event.cue.words[0] ?? '')) return false;
  return next?.type !== 'item' || next.item.at !== event.next || next.item.quantity !== null;
}

const isCancel = (event: CueEvent): boolean => /^(?:cancel|exclude)/.test(event.cue.kind);

/** "no basmati" takes it out; "no basmati? then …" asks. */
function deny(state: State, event: CueEvent): void {
  const end = sentenceEnd(state.view, event.next);
  if (state.view.tokens[end]?.text !== '?' || !standsBefore(state)) {
    setMode(state, 'exclude', 'no');
    return;
  }
  state.condition = { from: event.at, to: end, after: 'substitute' };
  setMode(state, 'ask', 'no');
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
