import { isReply } from './answer-quote';
import { cancelBefore } from './cancel-before';
import { excepts, isAside } from './cancel-items';
import { chainAt } from './chain-at';
import { dropAll, itemsOfSentence, type State, setMode } from './edit-state';
import { beginsCue, cuesAt } from './find-cues';
import { mentionedTwin, namedAt, namedBySize } from './find-meant';
import { ordinalAt } from './find-places';
import { refusedColon } from './heads-refused';
import { isIdle } from './is-idle';
import { isSize } from './is-size';
import {
  type CueEvent,
  isAllGone,
  isBareCut,
  isBareNo,
  isCancel,
  isDropOff,
  isForbidden,
  isKeptOnly,
  isLoose,
  isMovedOnly,
  isNear,
  isOldNumber,
  isPutDown,
  makesRoom,
  modeOf,
  type NumberEvent,
  parted,
  phraseOf,
  saysHow,
} from './judge-cancel-cue';
import { type MessageView, numbersAt, unitAt } from './message-view';
import { placedBeside } from './point-at-rows';
import { deny, dropAbove, dropRefused } from './refuse-goods';
import type { Event } from './segment';
import { endsField } from './skip-punctuation';
import { tellsMixUp } from './tells-mix-up';

/** Takes out the goods that a cancellation names or points at, or those before it. */
export function takeOut(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const next = ahead.find((found) => found.type !== 'skipped');
  if ((state.condition && event.at < state.condition.to) || isMovedOnly(state, event)) return;
  if (state.exceptsIn === state.sentence && excepts(state, event.cue.words)) return;
  if (isChoice(state.view, event) || isLoose(state, event) || tellsMixUp(state, event)) return;
  if (isPutDown(state.view, event, next) || isKeptOnly(state, event) || saysAgain(state, event)) return;
  if (pointsBack(state.view, event)) cancelBefore(state, event.cue.words, event.at);
  else if (isForbidden(state, event) || isDropOff(state, event, next)) setMode(state, 'order', '');
  else if (takePlaced(state, event) || answersNo(state, event)) return;
  else if (dropRefused(state, event) || dropAbove(state, event) || isBareCut(state, event, next)) return;
  else if (makesRoom(state, event, next)) setMode(state, 'correct', phraseOf(event));
  else if (next?.type === 'number' && isOldNumber(state, event, next)) leaveOld(state, next);
  else if (isAllGone(next, ahead)) setMode(state, 'ask', phraseOf(event));
  else if (!takeNamed(state, event, next)) takeFollowing(state, event, next);
}

/** "one trowel scratch that I found mine in the van": who speaks says why, and names no goods. */
const pointsBack = (view: MessageView, { cue, next }: CueEvent): boolean =>
  cue.words.length > 1 &&
  view.lexicon.pointing.has(cue.words.at(-1) ?? '') &&
  view.lexicon.subjects.has(view.tokens[next]?.text ?? '') &&
  cuesAt(view, next).length === 0;

/** "scratch one thing, the tea", "cancel one item:": what is taken out is named behind. */
function announces({ tokens, lexicon }: MessageView, { cue, next }: CueEvent): boolean {
  const isThing = (word: string | undefined): boolean => lexicon.oneThing.has(word ?? '');
  const [one, thing] = cue.words.slice(-2);
  const end = isThing(thing) && lexicon.ones.has(one ?? '') ? next : next + 1;
  const isNamed = end === next || (lexicon.ones.has(thing ?? '') && isThing(tokens[next]?.text));
  return isNamed && /^(?:[,:.–-]|\n)?$/.test(tokens[end]?.text ?? '');
}

/** "instead of 15 tubes 20": the goods that there were so many of get the number that follows. */
function leaveOld(state: State, { at, value }: NumberEvent): void {
  state.skipNumber = at;
  const old = state.items.filter(({ dropped, quantity }) => dropped === null && quantity === value);
  if (old.length === 1 && old[0]) setMode(state, 'correct', 'instead').target = old[0];
}

/** "with or without the horn?": asks which, and takes nothing out. */
const isChoice = (view: MessageView, { at, cue }: CueEvent): boolean =>
  cue.words.some((word) => view.lexicon.excepting.has(word)) && beginsCue(view, at - 1, 'substitute');

/** "drop the second one", "both are not needed": takes out the rows pointed at; false when none are. */
function takePlaced(state: State, event: CueEvent): boolean {
  const placed = placedBeside(state, event);
  if (placed.length === 0) return false;
  // "he bought the tape and the screws, so drop both": what is said again stands already.
  const saidAgain = itemsOfSentence(state).filter((entry) => {
    const twin = mentionedTwin(state, entry);
    return twin !== undefined && placed.includes(twin);
  });
  dropAll(state, [...placed, ...saidAgain]);
  return true;
}

/** "No, the job is done", right below the quoted row that it answers: takes out that row; says whether it does. */
function answersNo(state: State, event: CueEvent): boolean {
  const { view, items } = state;
  const row = items.findLast(({ dropped }) => dropped === null);
  const mark = view.tokens[event.next];
  const corrects = numbersAt(view, event.next + 1).length > 0 || beginsCue(view, event.next + 1, 'correct');
  const ends = mark?.kind !== 'word' && mark?.kind !== 'number' && !corrects;
  if (!isBareNo(event) || !ends || !row || !isReply(state, event.at)) return false;
  dropAll(state, [row]);
  return true;
}

/** "drop it", "can wait": takes out the rows pointed at beside it, or the goods before it. */
export function takeBefore(state: State, event: CueEvent): void {
  if (announces(state.view, event)) {
    setMode(state, 'cancel', phraseOf(event));
    return;
  }
  if (isPutDown(state.view, event) || isForbidden(state, event) || saysHow(state, event)) return;
  if (tellsWhySoFew(state, event)) return;
  if (takePlaced(state, event) || takeNamedLast(state)) return;
  cancelBefore(state, event.cue.words, event.at);
}

/** "make the white fall away": what a correction has just named; says whether it has. */
function takeNamedLast(state: State): boolean {
  const { target } = state;
  if (state.mode !== 'correct' || target?.dropped !== null || state.corrected) return false;
  dropAll(state, [target]);
  setMode(state, 'order', '');
  return true;
}

/** "actually the white isn't selling, remove": said once more of what has just gone out. */
const saysAgain = ({ view, undo, undoSentence, sentence }: State, { at, cue, next }: CueEvent): boolean =>
  cue.words.length === 1 &&
  endsField(view, next) &&
  undo.length > 0 &&
  undoSentence === sentence &&
  [3, 4, 5].some((back) =>
    cuesAt(view, at - back).some((one) => one.cue.kind === 'cancelBefore' && one.next === at - 1),
  );

/** "only 5 of the cool, because nobody likes it": a reason for a count that is given, and nothing taken out. */
function tellsWhySoFew({ view: { tokens, lexicon }, items, sentence }: State, { at }: CueEvent): boolean {
  const isReason = [at - 1, at - 2].some((place) => lexicon.because.has(tokens[place]?.text ?? ''));
  const counted = items.findLast(({ dropped, quantity }) => dropped === null && quantity !== null);
  if (!isReason || counted?.sentence !== sentence) return false;
  // "…, which sells slowly because …"
  return counted === items.at(-1) || lexicon.relatives.has(tokens[counted.item.next + 1]?.text ?? '');
}

/** Takes out goods of before that the words after the cancellation name in their own way; says whether it did. */
function takeNamed(state: State, event: CueEvent, next: Event | undefined): boolean {
  const { view } = state;
  const near = isNear(state, event, next);
  // "no rolls": a unit is no goods by itself, but may be all that goods of before are called by.
  const mayName = !isBareNo(event) || unitAt(view, event.next) !== null;
  const bySize = next?.type === 'number' && next.at === event.next ? namedBySize(state, next) : undefined;
  const sized = chainAt(view, event.next) !== null;
  const named = (near && !sized) || !mayName ? undefined : (bySize ?? namedAt(state, event.next));
  if (!named) return false;
  dropAll(state, [named]);
  if (near) setMode(state, modeOf(event), phraseOf(event));
  return true;
}

/** Sets what becomes of the goods that follow a cancellation; where none do, it is said of those before. */
function takeFollowing(state: State, event: CueEvent, next: Event | undefined): void {
  const [mode, phrase] = [modeOf(event), phraseOf(event)];
  const follows = next?.type === 'cue' && isCancel(next) && !parted(state, event.next, next.at);
  const object = objectAt(state.view, event.next);
  if (next?.type === 'number' && onlySaysWhich(state, event, next)) state.skipNumber = next.at;
  else if (next?.type === 'number' && isStockOf(state, event, next)) state.skipNumber = next.at;
  else if (next?.type === 'number' && isHedged(state, event, next)) state.skipNumber = next.at;
  else if (next?.type === 'number' && mode === 'exclude') setMode(state, 'correct', phrase);
  else if (isBareNo(event) && next?.type === 'item') deny(state, event, next);
  else if (isNear(state, event, next)) setMode(state, mode, phrase);
  else if (refusedColon(state.view, event.at) !== null) setMode(state, mode, phrase);
  else if (!isBareNo(event) && !state.condition && object) leaveUnread(state, event, object);
  else if (follows) setMode(state, mode, phrase);
  else if (!isBareNo(event) && !state.condition && !ordinalAt(state.view, event.next))
    cancelBefore(state, event.cue.words, event.at);
}

/** "4 soap 1kg (not the 2kg)", "not the 6 packs": a size said to make sure, of goods that keep their own. */
const onlySaysWhich = (state: State, { at, cue }: CueEvent, size: NumberEvent): boolean =>
  isAside(state, at) || isSize(state.view, size.next) || namesPacks(state, cue, size);

/** How many a pack holds; but "10 packs, not the 10 packs, only 4" denies what was ordered. */
const namesPacks = (
  { view, items }: State,
  { words }: CueEvent['cue'],
  { value, next }: NumberEvent,
): boolean =>
  view.lexicon.definite.has(words.at(-1) ?? '') &&
  unitAt(view, next)?.unit === 'pack' &&
  items.at(-1)?.quantity !== value;

/** "no grape, still sitting with 20": how many there are. */
const isStockOf = ({ view }: State, { cue, next: end }: CueEvent, { at }: NumberEvent): boolean =>
  at === end && cue.words.some((word) => view.lexicon.holding.has(word));

/** "might need 30 next week": so many of nothing yet. */
const isHedged = ({ view }: State, { cue, next: end }: CueEvent, { at }: NumberEvent): boolean =>
  at === end && cue.words.some((word) => view.lexicon.hedges.has(word));

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

function leaveUnread(state: State, event: CueEvent, object: { from: number; to: number }): void {
  if (!isAside(state, event.at)) state.unread.push({ ...object, ahead: excepts(state, event.cue.words) });
}
