import { cancelBefore, excepts, isAside } from './cancel-items';
import { type State, setMode, standsBefore } from './edit-state';
import { sentenceEnd } from './find-condition';
import { cuesAt } from './find-cues';
import { namedAt, namedBySize } from './find-meant';
import { chainAt, isIdle, isSize, type MessageView, unitAt } from './message-view';
import type { Event } from './segment';

type CueEvent = Extract<Event, { type: 'cue' }>;

/** Takes out the goods that a cancellation names, or those before it. */
export function takeOut(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const phrase = event.cue.words.join(' ');
  const next = ahead.find((found) => found.type !== 'skipped');
  const mode = event.cue.kind === 'cancel' ? 'cancel' : 'exclude';
  if (/^(?:take|pull|cut) (?!.*\b(?:off|out)\b)/.test(phrase) && !takesOff(state, event.next)) return;
  if (state.condition && event.at < state.condition.to) return;
  if (isBareCut(state, event, next)) return;
  if (makesRoom(state, event, next)) {
    setMode(state, 'correct', phrase);
    return;
  }
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
  const bySize = next?.type === 'number' && next.at === event.next ? namedBySize(state, next) : undefined;
  const named = (near && !sized) || !mayName ? undefined : (bySize ?? namedAt(state, event.next));
  if (named) {
    named.dropped = 'cancelled';
    state.undo = [named];
    if (near) setMode(state, mode, phrase);
    return;
  }
  if (next?.type === 'number' && onlySaysWhich(state, event, next)) {
    state.skipNumber = next.at;
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

/** "4 soap 1kg (not the 2kg)": a size said to make sure, of goods that keep their own. */
const onlySaysWhich = (state: State, { at }: CueEvent, size: Extract<Event, { type: 'number' }>): boolean =>
  isAside(state, at) || isSize(state.view, size.next ?? size.at + 1);

/** "scratch that, 14 of the tiles": what follows the comma is the quantity that is wanted. */
function makesRoom({ view, items }: State, { cue, next: end }: CueEvent, next: Event | undefined): boolean {
  const points = view.lexicon.pointing.has(cue.words.at(-1) ?? '');
  const parts = /^[,.:;–—-]$/.test(view.tokens[end]?.text ?? '');
  if (!points || !parts || items.length === 0) return false;
  if (next?.type === 'number') return next.at <= end + 2;
  const names =
    next?.type === 'item' && view.lexicon.definite.has(view.tokens[next.item.goodsStart - 1]?.text ?? '');
  return names && next.item.quantity !== null && next.item.at <= end + 2;
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
