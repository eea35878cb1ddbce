import { repeatQuantity } from '../corrections/apply-shared';
import { exchangeQuantities } from '../corrections/exchange-quantities';
import { dropAll, isRefusing, type State, setMode, standsBefore, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, drop } from '../lines/act';
import { findEarlier } from '../mentions/find-earlier';
import { isInPlace } from '../mentions/find-places';
import { askAll, endQuote, opensOrder } from '../refusals/ask-all';
import { quotedBehind } from '../refusals/ask-for-quote';
import { cancelAll } from '../refusals/cancel-all';
import { cancelItem } from '../refusals/cancel-items';
import { complainOf, sendBack } from '../refusals/complain-of';
import { giveUp, isLacking, onCondition, onLack, onMissing } from '../refusals/follow-condition';
import { isToldOfPast } from '../refusals/is-only-asked';
import { type CueEvent, headsLine, isComparedOnly } from '../refusals/judge-cancel-cue';
import { takeArrived } from '../refusals/take-arrived';
import { takeBefore } from '../refusals/take-before';
import { takeOut } from '../refusals/take-out';
import { countsStock, holdsOthers, isHeldRow, isMissingList, tellsStock } from '../refusals/tells-stock';
import { endsField } from '../words/skip-punctuation';
import { changeBy } from './change-by';
import { onCorrection } from './follow-correction';
import { keepGoods } from './keep-goods';
import { multiplyQuantity } from './multiply-quantity';
import { referBack, spanOf } from './refer-back';
import { repeatGoods } from './repeat-goods';

/** Lets a cue phrase change what becomes of the goods before it or after it. */
export function followCue(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const { kind, words } = event.cue;
  const phrase = words.join(' ');
  const next = ahead.find(({ type }) => type !== 'skipped');
  if (countsStock(state, event, next)) steer(state, { skipNumber: next.at });
  if (/^(?:cancel|correct|consequence)$/.test(kind) && changeBy(state, event)) return;
  if (/^(?:cancel|exclude|cancelBefore)$/.test(kind) && isLacking(state, event.at)) giveUp(state);
  else if (kind === 'exclude' && onMissing(state, event)) return;
  else if (
    kind === 'cancel' ||
    kind === 'exclude' ||
    headsLine(state, event) ||
    deniesNext(state, event, next)
  )
    takeOut(state, event, ahead);
  else if (kind === 'cancelBefore' && leavesOutNext(state, event, next)) setMode(state, 'cancel', phrase);
  else if (kind === 'cancelBefore' && holdsOthers(state, event, next)) setMode(state, 'stock', phrase);
  else if (kind === 'cancelBefore') {
    const isMeant = !state.condition && state.gaveUpIn !== state.sentence;
    if (isMeant && !isComparedOnly(state, event)) takeBefore(state, event);
    // "he found a stack, so leave that off and 2 boxes of screws": what is there has been told.
    if (state.mode === 'stock') setMode(state, 'order', '');
  } else if (kind === 'condition') onCondition(state, event);
  else if (kind === 'keep') keepGoods(state, event, next);
  else if (kind === 'repeat' || kind === 'again') referBack(state, event, next);
  else if (kind === 'same') onSame(state, event, ahead);
  else if (kind === 'double' || kind === 'triple' || kind === 'half') multiplyQuantity(state, event, kind);
  else if (kind === 'exchange') exchangeQuantities(state);
  else if (kind === 'quote') steer(state, { quoted: state.quoted ?? quotedBehind(state, event) });
  else if (kind === 'askAll') askAll(state, event);
  else if (kind === 'wait') steer(state, { waits: spanOf(state, event) });
  else if (kind === 'cancelAll') cancelAll(state, event, ahead);
  // "billed for 12 rice but only ordered 6": of the delivery that is complained of.
  else if (kind === 'correct' && state.mode === 'complain') return;
  else if (kind === 'correct') onCorrection(state, event, next);
  else if (kind === 'consequence' && replacesTakenOut(state, event)) return;
  else if (kind === 'consequence' && (isRather(state, event, ahead) || isRemade(state, event, next)))
    onCorrection(state, event, next);
  else if (kind === 'substitute') {
    if (standsBefore(state)) setMode(state, 'substitute', phrase);
    else if (state.items.length > 0) setMode(state, 'order', phrase);
  } else if (kind === 'lack') onLack(state, event);
  else if (kind === 'arrived') takeArrived(state, event);
  else if (kind === 'unordered') sendBack(state, event);
  else if (kind === 'complain' && isInCondition(state, event)) return;
  else if (kind === 'complain') complainOf(state, event, ahead);
  else if (isToldOfPast(state, event) || isInPlace(state.view, event.at)) return;
  // "I said 20 of the quarter inch": of an order that this message does not show.
  else if (kind === 'cite' && state.items.every(({ dropped }) => dropped !== null)) return;
  else if (kind === 'ask' || kind === 'cite') setMode(state, kind, phrase);
  else if (isHeldRow(state, event, ahead)) {
    dropAll(state, state.items.slice(-1));
    if (next?.type === 'number' && next.at === event.next) steer(state, { skipNumber: next.at });
  } else if (isMissingList(state.view, event)) setMode(state, 'order', phrase);
  else if (tellsStock(state, event, ahead)) setMode(state, 'stock', phrase);
  else if (opensOrder(state, event)) endQuote(state);
  else if (kind === 'consequence' && /^(?:stock|complain)$/.test(state.mode)) setMode(state, 'order', phrase);
  else if (/^(?:add|consequence)$/.test(kind) && state.mode === 'correct' && isMore(state, words))
    setMode(state, 'order', phrase);
  else if ((kind === 'add' || kind === 'need') && /^(?:cancel|exclude|ask|stock|complain)$/.test(state.mode))
    setMode(state, 'order', phrase);
}

/** "if you got the tape, send two": what they may have, and nothing that came. */
const isInCondition = ({ condition, view }: State, { cue, at }: CueEvent): boolean =>
  condition !== null && at < condition.to && view.lexicon.holding.has(cue.words[0] ?? '');

/** "4 samp, we are leaving out basmati": a verb that says so of the sender takes out what it has right behind it. */
const leavesOutNext = (
  { view, items }: State,
  { cue, at, next }: CueEvent,
  after: Event | undefined,
): boolean =>
  view.lexicon.subjects.has(cue.words[0] ?? '') &&
  view.lexicon.off.has(cue.words.at(-1) ?? '') &&
  items.at(-1)?.item.next !== at &&
  after?.type === 'item' &&
  after.item.at === next;

/** "2 rice. sorry no bread": goods right behind the "no", alone and without a quantity, take no place; but "no no rice" does. */
const deniesNext = ({ view }: State, { cue, at, next }: CueEvent, after: Event | undefined): boolean =>
  cue.kind === 'correct' &&
  view.lexicon.denies.has(cue.words.at(-1) ?? '') &&
  cue.words.some((word) => !view.lexicon.denies.has(word)) &&
  endsField(view, at - 1) &&
  after?.type === 'item' &&
  after.item.at === next &&
  after.item.quantity === null &&
  endsField(view, after.item.next);

/** "oh wait also 6 rolls": no correction follows, but one more. */
const isMore = ({ view, cue }: State, words: readonly string[]): boolean =>
  words.some((word) => view.lexicon.likewise.has(word)) &&
  !cue.split(' ').some((word) => view.lexicon.swaps.has(word));

/** "take off the gin and rather put in a brandy": what follows takes the place of what was just taken out; says whether it does. */
function replacesTakenOut(state: State, { cue }: CueEvent): boolean {
  const last = state.items.at(-1);
  const isOut = last?.dropped === 'cancelled' && last.sentence === state.sentence;
  const isInstead = cue.words.some((word) => state.view.lexicon.insteadOf.has(word));
  if (!isOut || !isInstead || !isRefusing(state)) return false;
  setMode(state, 'correct', 'instead', last);
  return true;
}

/** So far behind "rather" stand the goods that it is said of. */
const farthestRather = 4;

/** ", rather send me 5 of the large": it takes the place of the goods before. */
function isRather(
  { view, mode, condition, items }: State,
  { cue, at, next }: CueEvent,
  ahead: readonly Event[],
): boolean {
  if (mode !== 'order' || condition || !cue.words.some((word) => view.lexicon.insteadOf.has(word)))
    return false;
  // "two rather four": of the goods right before it.
  const [first] = ahead;
  if (first?.type === 'number' && first.at === next && items.at(-1)?.item.next === at) return true;
  const goods = ahead.find((found) => found.type === 'item');
  const isNear = goods !== undefined && goods.item.at - next <= farthestRather;
  return isNear && view.tokens.slice(next, goods.item.at).every(({ kind }) => kind === 'word');
}

/** So many words may say why, behind a "but": "6 rice but that is too much make 2". */
const longestWhy = 5;

/** "the 10 rice make 6": behind goods with a quantity, be it with a reason between, and nothing more of the number. */
function isRemade(state: State, { cue, at, next }: CueEvent, ahead: Event | undefined): boolean {
  const { view, items, mode } = state;
  const last = items.at(-1);
  if (mode !== 'order' || !last || last.quantity === null || !endsField(view, next + 1)) return false;
  const between = view.tokens.slice(last.item.next, at);
  const isWhy = between.length <= longestWhy && view.lexicon.contrast.has(between[0]?.text ?? '');
  const isNumber = ahead?.type === 'number' && ahead.at === next;
  if (!isNumber || !(between.length === 0 || isWhy) || !view.lexicon.makes.has(cue.words.at(-1) ?? ''))
    return false;
  // "4 rice, 2 salt, the 4 rice make 6": of the line above.
  const isNamed = view.lexicon.definite.has(view.tokens[last.item.at - 1]?.text ?? '');
  const twin = isNamed ? findEarlier(state, last.item) : undefined;
  if (twin?.quantity === last.quantity) {
    act(last, 'restatement', drop('question'));
    steer(state, { target: twin });
  }
  return true;
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
    act(last, 'cancellation', drop('cancelled'));
    cancelItem(state, last, findEarlier(state, last.item));
  } else setMode(state, 'cancel', 'same');
  return true;
}
