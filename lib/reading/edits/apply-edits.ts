import { isSize } from '../amounts/is-size';
import { answerByName } from '../answers/answer-by-name';
import { answerByPlace, isReply, quotedFirst, refuseReply } from '../answers/answer-quote';
import { choosePlaced } from '../answers/choose-placed';
import { leaveOffers } from '../answers/take-offered';
import { applyNumber } from '../corrections/apply-number';
import { applyEach, dealNumbers } from '../corrections/apply-shared';
import { dropReadBack } from '../corrections/drop-read-back';
import { saysOtherKind } from '../corrections/kind-instead';
import { nameSizesAgain } from '../corrections/name-sizes-again';
import { takeSizeInstead } from '../corrections/size-instead';
import { slipAt } from '../corrections/slip-at';
import { takeBackOn } from '../corrections/take-back-on';
import { partAt, takePart } from '../corrections/take-part';
import {
  addLine,
  type EditResult,
  itemsOfSentence,
  type Mode,
  moveTo,
  type State,
  setMode,
  steer,
  unreadState,
  writtenEntry,
} from '../edit-state';
import type { Event } from '../items/segment';
import { dropStanding } from '../lines/act';
import { isInPlace } from '../mentions/find-places';
import { type MessageView, numbersAt } from '../message-view';
import { orderAfterQuote } from '../refusals/ask-all';
import { leaveQuoted } from '../refusals/ask-for-quote';
import { isLacking } from '../refusals/follow-condition';
import { asksOn } from '../refusals/is-only-asked';
import { leaveSoldOut } from '../refusals/leave-sold-out';
import { refuseAsked, refuseRepeat } from '../refusals/refuse-asked';
import { refuseBelow } from '../refusals/refuse-below';
import { refuseNumbered } from '../refusals/refuse-numbered';
import { endsSentenceAt, isQuestion } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { addItem } from './add-item';
import { dropLoose } from './add-loose';
import { addRows } from './add-rows';
import { followCue } from './follow-cue';

/** Applies corrections, cancellations, substitutes, questions and shared quantities to the items read. */
export function applyEdits(view: MessageView, events: readonly Event[], calls: State['calls']): EditResult {
  const state = unreadState(view, calls, isQuestion(view, 0) ? 'ask' : 'order');
  const { quoted, own } = quotedFirst(view, nameSizesAgain(view, events));
  run(state, quoted);
  leaveSoldOut(state);
  const answered = answerByPlace(state, own);
  const rows = state.items.map((entry) => ({ entry, quantity: entry.quantity }));
  if (quoted.length > 0) onAnswer(state);
  run(
    state,
    own.filter((event) => !answered.has(event)),
  );
  if (!state.items.some(({ row }) => row !== null)) addRows(state, 0);
  answerByName(state, rows);
  refuseBelow(state);
  refuseNumbered(state);
  choosePlaced(state);
  leaveOffers(state);
  dropReadBack(state);
  dropLoose(state);
  leaveQuoted(state);
  if (state.asksAll) for (const entry of state.items) dropStanding(entry, 'question', 'question');
  return state;
}

/** What stands in an answer begins afresh: no heading or list of the quoted lines holds on. */
function onAnswer(state: State): void {
  steer(state, { sentence: state.sentence + 1 });
  steer(state, { each: null });
  steer(state, { condition: null });
  setMode(state, isQuestion(state.view, 0) ? 'ask' : 'order', '');
}

function run(state: State, events: readonly Event[]): void {
  const { view } = state;
  let dealt = new Set<number>();
  let behindSlip = 0;
  let behindNamed = 0;
  events.forEach((event, i) => {
    behindSlip = Math.max(behindSlip, i + slipAt(view, events, i));
    if (event.type === 'number' && dealt.size === 0) dealt = dealNumbers(state, events, i);
    if (dealt.has(i) || i < behindSlip) return;
    const at = event.type === 'item' ? event.item.at : event.at;
    moveTo(state, at);
    if (at < behindNamed) return;
    behindNamed = takeSizeInstead(state, at) ?? takeBackOn(state, at) ?? 0;
    if (at < behindNamed) return;
    if (state.condition && at >= state.condition.to && state.mode === 'ask')
      setMode(state, state.condition.after, '');
    if (event.type === 'number' && partAt(view, at)) return;
    if (event.type === 'item') {
      orderAfterQuote(state, at);
      const part = takePart(state, event.item);
      if (part) addLine(state, writtenEntry(part, setMode(state, 'order', '')));
      else addItem(state, event.item, events.slice(i + 1, i + 10));
    } else if (saysOtherKind(state, at, events.slice(i + 1, i + 10))) setMode(state, 'correct', 'mean');
    else if (event.type === 'cue') followCue(state, event, events.slice(i + 1, i + 10));
    else if (event.type === 'each') applyEach(state, event, events.slice(i + 1));
    else if (event.type === 'number' && !isSkipped(state, at))
      applyNumber(isReply(state, at) ? setMode(state, 'correct', '') : state, event);
    else if (event.type === 'skipped') onBreak(state, event.at, events.slice(i + 1, i + 10));
  });
  moveTo(state, null);
}

/**
 * It has been read, is of an address or of goods that were delivered ("charged 24, got 20"), or tells which goods may be missing
 * or come instead: the sizes of "if no 3L then the 5L".
 */
const isSkipped = (state: State, at: number): boolean =>
  at === state.skipNumber ||
  state.mode === 'complain' ||
  isInPlace(state.view, at) ||
  (state.condition !== null && at < state.condition.to) ||
  (isLacking(state, at) && isSize(state.view, at + 1));

function onBreak(state: State, at: number, ahead: readonly Event[]): void {
  const { view } = state;
  const token = view.tokens[at];
  if (!token) return;
  if (token.kind === 'noise' && token.text === 'table') addRows(state, at);
  refuseAsked(state, at, ahead);
  refuseReply(state, at);
  refuseRepeat(state, at);
  if (token.text === ')' && offersOther(view, at)) steer(state, { condition: null });
  if (token.text === ')' && /^(?:ask|substitute|cancel|exclude|complain|stock)$/.test(state.mode))
    if (!isComplaintOfLast(state, at)) setMode(state, 'order', '');
  if (endsSentenceAt(view, at)) {
    const doubts = state.mode === 'correct' && !state.corrected && itemsOfSentence(state).length === 0;
    steer(state, { sentence: state.sentence + 1 });
    if (doubts) steer(state, { doubtedIn: state.sentence });
    const goesOn = token.text === '.' && view.tokens[at + 1]?.text === '.';
    // "make the rice 18? No leave it at 12", "… 18… no 12 is fine": of the same goods.
    const isDoubted = /^[?.]$/.test(token.text) && hasCorrected(state) && thinksAgainAt(view, at + 1);
    if (isDoubted) steer(state, { mode: 'correct', corrected: true });
    const pending = state.mode === 'correct' && (goesOn || isDoubted || isNumberBelow(view, at));
    if (!pending) setMode(state, modeAfter(state, at), '');
    steer(state, { condition: null });
  }
  if (token.kind === 'newline' && view.tokens[at - 1]?.kind === 'newline') steer(state, { each: null });
}

/** "make the rice 18", "the rice should be 18": a line has its new number. */
const hasCorrected = ({ corrected, mode, target }: State): boolean =>
  corrected || (mode === 'order' && target !== null);

/** "No leave it", "no, 12". */
function thinksAgainAt(view: MessageView, at: number): boolean {
  if (beginsCue(view, at, 'correct')) return true;
  const next = view.tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const goesOn = numbersAt(view, next).length > 0 || beginsCue(view, next, 'correct', 'cancelBefore', 'keep');
  return view.lexicon.denies.has(view.tokens[at]?.text ?? '') && goesOn;
}

/** At the end of "(or beans if out)", "(or any other if out)": what is to come instead is said, and with it when. */
const offersOther = (view: MessageView, at: number): boolean =>
  beginsCue(view, (openOf(view, at) ?? at) + 1, 'substitute');

/** The bracket that one closes; undefined where none is near. */
function openOf({ tokens }: MessageView, at: number): number | undefined {
  let open = at;
  while (open > at - longestOffer && tokens[open]?.text !== '(') open--;
  return tokens[open]?.text === '(' ? open : undefined;
}

/** The end of "Returns: 2 tiles (cracked), 3 bricks": what is wrong with goods of a list that goes on. */
const isComplaintOfLast = ({ view, items, mode }: State, at: number): boolean => {
  const last = items.at(-1);
  return mode === 'complain' && last?.dropped === 'complaint' && openOf(view, at) === last.item.next;
};

/** More tokens in brackets tell more than an offer. */
const longestOffer = 15;

/** "hmm no", and below it "4": what is right stands on a line of its own. */
function isNumberBelow(view: MessageView, at: number): boolean {
  const [number] = view.tokens[at]?.kind === 'newline' ? numbersAt(view, at + 1) : [];
  const corrects = beginsCue(view, at - 1, 'correct', 'exclude') || beginsCue(view, at - 2, 'correct');
  return number !== undefined && corrects && (view.tokens[number.next]?.kind ?? 'newline') === 'newline';
}

/** "No basmati? then …": what follows is the substitute; "do you have …?" asks. */
function modeAfter(state: State, at: number): Mode {
  const denied = state.view.tokens[at]?.text === '?' && state.condition?.after === 'substitute';
  if (denied) return 'substitute';
  return isQuestion(state.view, at + 1) || asksOn(state, at) ? 'ask' : 'order';
}
