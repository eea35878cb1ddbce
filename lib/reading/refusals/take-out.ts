import { chainAt } from '../amounts/chain-at';
import { isReply } from '../answers/answer-quote';
import { hadSoMany, isDeniedBehind } from '../corrections/denied-count';
import { dropAll, type State, setMode, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { namedAt, namedBySize } from '../mentions/find-meant';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { deniesHour } from '../talk/is-deadline';
import { beginsCue, cuesAt } from '../words/find-cues';
import { endsField } from '../words/skip-punctuation';
import { cancelBefore } from './cancel-before';
import { excepts } from './cancel-items';
import {
  type CueEvent,
  isAllGone,
  isBareCut,
  isBareNo,
  isDropOff,
  isForbidden,
  isKeptOnly,
  isLoose,
  isManner,
  isMovedInPlace,
  isMovedOnly,
  isNear,
  isOldNumber,
  isPutDown,
  makesRoom,
  modeOf,
  type NumberEvent,
  phraseOf,
} from './judge-cancel-cue';
import { dropAbove, dropRefused } from './refuse-goods';
import { takeFollowing } from './take-following';
import { takePlaced } from './take-placed';
import { tellsMixUp } from './tells-mix-up';

/** Takes out the goods that a cancellation names or points at, or those before it. */
export function takeOut(state: State, event: CueEvent, ahead: readonly Event[]): void {
  const next = ahead.find((found) => found.type !== 'skipped');
  if ((state.condition && event.at < state.condition.to) || isMovedOnly(state, event)) return;
  if (isMovedInPlace(state, event)) return;
  if (isDeniedBehind(state, event.at - 1) || deniesHour(state.view, event.next - 1)) return;
  if (state.exceptsIn === state.sentence && excepts(state, event.cue.words)) return;
  if (isChoice(state.view, event) || isLoose(state, event) || tellsMixUp(state, event)) return;
  if (isManner(state, event)) return;
  if (isPutDown(state.view, event, next) || isKeptOnly(state, event) || saysAgain(state, event)) return;
  if (saysWhyBehind(state.view, event)) cancelBefore(state, event.cue.words, event.at);
  else if (isForbidden(state, event) || isDropOff(state, event, next)) setMode(state, 'order', '');
  else if (takePlaced(state, event) || answersNo(state, event)) return;
  else if (dropRefused(state, event) || dropAbove(state, event) || isBareCut(state, event, next)) return;
  else if (makesRoom(state, event, next)) setMode(state, 'correct', phraseOf(event));
  else if (next?.type === 'number' && isOldNumber(state, event, next)) leaveOld(state, next);
  else if (isAllGone(next, ahead)) setMode(state, 'ask', phraseOf(event));
  else if (next?.type === 'number' && tellsPacksOf(state, event, next)) steer(state, { skipNumber: next.at });
  else if (!takeNamed(state, event, next)) takeFollowing(state, event, next);
}

/** "24 apple 300 ml not the six packs": which kind of the goods right before it, and not other goods that come in such packs. */
const tellsPacksOf = (state: State, event: CueEvent, { at, next }: NumberEvent): boolean =>
  state.items.at(-1)?.item.next === event.at &&
  state.items.at(-1)?.quantity !== null &&
  at === event.next &&
  state.view.lexicon.definite.has(event.cue.words.at(-1) ?? '') &&
  unitAt(state.view, next)?.unit === 'pack';

/** "one trowel scratch that I found mine in the van": who speaks says why, and names no goods. */
const saysWhyBehind = (view: MessageView, { cue, next }: CueEvent): boolean =>
  cue.words.length > 1 &&
  view.lexicon.pointing.has(cue.words.at(-1) ?? '') &&
  view.lexicon.subjects.has(view.tokens[next]?.text ?? '') &&
  cuesAt(view, next).length === 0;

/** "instead of 15 tubes 20", "sorry not 15, 20": the goods that there were so many of get the number that follows. */
function leaveOld(state: State, { at, value }: NumberEvent): void {
  steer(state, { skipNumber: at });
  const old = hadSoMany(state, value);
  if (old) setMode(state, 'correct', 'instead', old);
}

/** "with or without the horn?": asks which, and takes nothing out. */
const isChoice = (view: MessageView, { at, cue }: CueEvent): boolean =>
  cue.words.some((word) => view.lexicon.excepting.has(word)) && beginsCue(view, at - 1, 'substitute');

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

/** "actually the white isn't selling, remove": said once more of what has just gone out. */
const saysAgain = ({ view, undo, undoSentence, sentence }: State, { at, cue, next }: CueEvent): boolean =>
  cue.words.length === 1 &&
  endsField(view, next) &&
  undo.length > 0 &&
  undoSentence === sentence &&
  [3, 4, 5].some((back) =>
    cuesAt(view, at - back).some((one) => one.cue.kind === 'cancelBefore' && one.next === at - 1),
  );

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
