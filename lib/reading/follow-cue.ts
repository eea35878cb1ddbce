import { repeatQuantity } from './apply-shared';
import { cancelItem } from './cancel-items';
import { complainOf } from './complain-of';
import { type EditedItem, type State, setMode, standsBefore } from './edit-state';
import { sentenceStart } from './find-condition';
import { findEarlier, says } from './find-earlier';
import { giveUp, isLacking, onCondition, onLack } from './follow-condition';
import { onCorrection } from './follow-correction';
import { type CueEvent, headsLine } from './judge-cancel-cue';
import { isIdle, type MessageView, numbersAt } from './message-view';
import { multiplyQuantity } from './multiply-quantity';
import { referBack } from './refer-back';
import { repeatGoods } from './repeat-goods';
import type { Event } from './segment';
import { takeBefore, takeOut } from './take-out';

/** Lets a cue phrase change what becomes of the goods before it or after it. */
export function followCue(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const { kind, words } = event.cue;
  const phrase = words.join(' ');
  const next = ahead.find(({ type }) => type !== 'skipped');
  if (/^(?:cancel|exclude|cancelBefore)$/.test(kind) && isLacking(state, event.at)) giveUp(state);
  else if (kind === 'cancel' || kind === 'exclude' || headsLine(state, event)) takeOut(state, event, ahead);
  else if (kind === 'cancelBefore') {
    if (!state.condition) takeBefore(state, event);
  } else if (kind === 'condition') onCondition(state, event);
  else if (kind === 'keep') keep(state, event, next);
  else if (kind === 'repeat' || kind === 'again') referBack(state, event, next);
  else if (kind === 'same') onSame(state, event, ahead);
  else if (kind === 'double' || kind === 'triple' || kind === 'half') multiplyQuantity(state, event, kind);
  else if (kind === 'askAll') askAll(state, event);
  else if (kind === 'cancelAll') {
    state.cancelsAll = true;
    for (const entry of state.items) entry.dropped = 'cancelled';
  } else if (kind === 'correct') onCorrection(state, event, next);
  else if (kind === 'consequence' && isRather(state, event, ahead)) onCorrection(state, event, next);
  else if (kind === 'substitute') {
    if (standsBefore(state)) setMode(state, 'substitute', phrase);
    else if (state.items.length > 0) setMode(state, 'order', phrase);
  } else if (kind === 'lack') onLack(state, event);
  else if (kind === 'complain') complainOf(state, event);
  else if (kind === 'ask' || kind === 'cite') setMode(state, kind, phrase);
  else if (
    (kind === 'holds' && !mustGet(state.view, event.next) && !holdsEvent(state.view, event.next, ahead)) ||
    (kind === 'have' && !state.condition && state.view.tokens[event.next]?.text === ':')
  )
    setMode(state, 'stock', phrase);
  else if (kind === 'have' && isReason(state, event)) setMode(state, 'stock', phrase);
  else if (
    state.asksAll &&
    /^(?:need|consequence)$/.test(kind) &&
    state.view.tokens[event.next]?.text === ':'
  )
    endQuote(state);
  else if (kind === 'consequence' && state.mode === 'stock') setMode(state, 'order', phrase);
  else if ((kind === 'add' || kind === 'need') && /^(?:cancel|exclude|ask|stock|complain)$/.test(state.mode))
    setMode(state, 'order', phrase);
}

/** So far behind "rather" stand the goods that it is said of. */
const farthestRather = 4;

/** ", rather send me 5 of the large": it takes the place of the goods before. */
function isRather(
  { view, mode, condition }: State,
  { cue, next }: CueEvent,
  ahead: readonly Event[],
): boolean {
  if (mode !== 'order' || condition || !cue.words.some((word) => view.lexicon.insteadOf.has(word)))
    return false;
  const goods = ahead.find((found) => found.type === 'item');
  const isNear = goods !== undefined && goods.item.at - next <= farthestRather;
  return isNear && view.tokens.slice(next, goods.item.at).every(({ kind }) => kind === 'word');
}

/** "likewise", "same again": out like the goods before, or else the same goods, or as many. */
function onSame(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const next = ahead.find(
    (found) => found.type !== 'skipped' && !(found.type === 'cue' && found.cue.kind === 'add'),
  );
  if (shareFate(state, event, next) || repeatGoods(state, event, next)) return;
  repeatQuantity(state, next, event.next);
}

/** "no samp. Pilchards likewise", "no samp, same for the pilchards": out as well; says whether they are. */
function shareFate(state: State, event: CueEvent, next: Event | undefined): boolean {
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

/**
 * "keep it" restores what was taken back last; "keep the sleeves", "keep the 2 brooms" speak of other goods, which
 * stand already or are lines of their own.
 */
function keep(state: State, event: CueEvent, next: Event | undefined): void {
  const { tokens } = state.view;
  if (next?.type === 'item' && next.item.at === event.next && next.item.quantity !== null) {
    const isBack = state.undo.some(({ item }) => says(state.view, item, next.item));
    if (!isBack) {
      setMode(state, 'order', '');
      return;
    }
  }
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

/** "we have a wedding this weekend: 20 milk": no goods stand behind the article. */
const holdsEvent = (view: MessageView, at: number, [article, word]: readonly Event[]): boolean =>
  view.lexicon.articles.has(view.tokens[at]?.text ?? '') &&
  article?.type === 'skipped' &&
  word?.type === 'skipped' &&
  view.tokens[word.at]?.kind === 'word';

/** "no nails, have 2 boxes of the coil": why nothing is wanted of what the sentence has refused. */
function isReason(state: State, { at }: CueEvent): boolean {
  const from = sentenceStart(state.view, at);
  const refused = state.unread.at(-1)?.from ?? -1;
  return /^(?:cancel|exclude)$/.test(state.mode) || refused >= from;
}

/**
 * "quote only" is said of all goods; "not ordering yet", behind goods, only of those: "what is the heater? Not ordering
 * yet. For now 2 valves".
 */
function askAll(state: State, { cue }: CueEvent): void {
  const refuses = state.view.lexicon.denies.has(cue.words[0] ?? '');
  if (!refuses || state.items.length === 0) state.asksAll = true;
  else for (const entry of state.items) entry.dropped ??= 'question';
}

/** "quote only: 4 doors. Order: 2 locks": what stood before is asked for, what follows is ordered. */
function endQuote(state: State): void {
  for (const entry of state.items) entry.dropped ??= 'question';
  state.asksAll = false;
}
