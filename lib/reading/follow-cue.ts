import { repeatQuantity } from './apply-shared';
import { cancelItem } from './cancel-items';
import { complainOf } from './complain-of';
import { dropAll, type EditedItem, type State, setMode, standsBefore } from './edit-state';
import { conditionAt } from './find-condition';
import { findEarlier } from './find-earlier';
import { type CueEvent, headsLine } from './judge-cancel-cue';
import { isIdle, type MessageView, numbersAt } from './message-view';
import { multiplyQuantity } from './multiply-quantity';
import { placedBefore, placedBeside } from './point-at-rows';
import { referBack } from './refer-back';
import { dropRefused } from './refuse-goods';
import { repeatGoods } from './repeat-goods';
import type { Event } from './segment';
import { takeBefore, takeOut } from './take-out';

/** Lets a cue phrase change what becomes of the goods before it or after it. */
export function followCue(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const { kind, words } = event.cue;
  const phrase = words.join(' ');
  if (/^(?:cancel|exclude|cancelBefore)$/.test(kind) && isLacking(state, event.at)) giveUp(state);
  else if (kind === 'cancel' || kind === 'exclude' || headsLine(state, event)) takeOut(state, event, ahead);
  else if (kind === 'cancelBefore') {
    if (!state.condition) takeBefore(state, event);
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
    if (sharesFate(state, event, next)) return;
    if (!repeatGoods(state, event, next)) repeatQuantity(state, next, event.next);
  } else if (kind === 'double') multiplyQuantity(state, event, 2);
  else if (kind === 'triple') multiplyQuantity(state, event, 3);
  else if (kind === 'half') multiplyQuantity(state, event, 0.5);
  else if (kind === 'askAll') state.asksAll = true;
  else if (kind === 'cancelAll') {
    state.cancelsAll = true;
    for (const entry of state.items) entry.dropped = 'cancelled';
  } else if (kind === 'correct')
    onCorrection(
      state,
      event,
      ahead.find((found) => found.type !== 'skipped'),
    );
  else if (kind === 'substitute') {
    if (standsBefore(state)) setMode(state, 'substitute', phrase);
    else if (state.items.length > 0) setMode(state, 'order', phrase);
  } else if (kind === 'lack') onLack(state, event);
  else if (kind === 'complain') complainOf(state, event);
  else if (kind === 'ask' || kind === 'cite') setMode(state, kind, phrase);
  else if (
    (kind === 'holds' && !mustGet(state.view, event.next)) ||
    (kind === 'have' && state.view.tokens[event.next]?.text === ':')
  )
    setMode(state, 'stock', phrase);
  else if ((kind === 'add' || kind === 'need') && /^(?:cancel|exclude|ask|stock|complain)$/.test(state.mode))
    setMode(state, 'order', phrase);
}

/** "sorry", "make that": what follows corrects the goods before, those pointed at, or takes the place of what was taken out. */
function onCorrection(state: State, event: CueEvent, next: Event | undefined): void {
  if (dropRefused(state, event) || dropToNone(state, event)) return;
  const { words } = event.cue;
  if (state.mode === 'substitute' || state.condition?.after === 'substitute') return;
  const cancels = state.mode === 'cancel' || state.mode === 'exclude';
  const undone = state.sentence - state.undoSentence <= 1 ? state.undo.at(-1) : undefined;
  const replaces = words.some((word) => state.view.lexicon.replaces.has(word)) && next?.type === 'item';
  const replaced = replaces && undone?.dropped === 'cancelled' ? undone : undefined;
  const names = state.view.lexicon.definite.has(words.at(-1) ?? '');
  const corrects = !cancels || next?.type === 'number' || replaced || names;
  setMode(state, corrects ? 'correct' : 'order', words.join(' '));
  state.target = placedBeside(state, event)[0] ?? replaced ?? state.target;
}

/** "make it none", "should be zero"; but "swap nothing". */
function dropToNone(state: State, { cue, at, next }: CueEvent): boolean {
  const { tokens, lexicon } = state.view;
  const word = cue.words.at(-1) ?? '';
  const leads = lexicon.pointing.has(word) || lexicon.leadsQuantity.has(word);
  const none = leads && lexicon.noneLeft.has(tokens[next]?.text ?? '') && tokens[next + 1]?.kind !== 'word';
  const last = none ? (placedBefore(state, { at, next })[0] ?? lastStanding(state)) : undefined;
  if (last) dropAll(state, [last]);
  return last !== undefined;
}

const lastStanding = ({ items }: State): EditedItem | undefined =>
  items.findLast(({ dropped }) => dropped === null);

/** "no samp. Pilchards likewise", "no samp, same for the pilchards": out as well. */
function sharesFate(state: State, event: CueEvent, next: Event | undefined): boolean {
  const last = state.items.at(-1);
  const isBare = last?.dropped === null && last.quantity === null && last.item.next === event.at;
  const before = isBare ? state.items.at(-2) : last;
  const isOut = before?.dropped === 'cancelled' && state.sentence - before.sentence <= 1;
  if (!isOut || (!isBare && (next?.type !== 'item' || next.item.quantity !== null))) return false;
  if (isBare) {
    last.dropped = 'cancelled';
    cancelItem(state, last, findEarlier(state, last.item));
  } else setMode(state, 'cancel', 'same');
  return true;
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
