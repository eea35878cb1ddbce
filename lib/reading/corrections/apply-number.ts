import { isCode } from '../amounts/is-code';
import { isSize } from '../amounts/is-size';
import { isAmount } from '../amounts/weigh-number';
import { type EditedItem, type State, setMode } from '../edit-state';
import { asked, countedAt, namedBySize, pointedAt, pointsOn, twinOf } from '../mentions/find-meant';
import { countedBehind, placedBefore } from '../mentions/point-at-rows';
import { isNumeral, type MessageView, unitAt } from '../message-view';
import { behindDenied } from '../quantities/behind-denied';
import { quantityCorrected } from '../reading';
import { tellsUse } from '../talk/is-consumed';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isRowLabel } from '../words/is-row-label';
import { behindOfThem } from '../words/of-them';
import { endsField } from '../words/skip-punctuation';
import { answersQuestion, askedInstead } from './answers-question';
import { citesNumber, citesOld } from './cite-line';
import { correctFraction } from './correct-size';
import { hadSoMany, isDeniedBehind } from './denied-count';
import { findOpenItem, freeQuantity } from './find-open-item';
import { givesWay } from './gives-way';
import { limitedGoods } from './limited-goods';
import { replaceLine } from './replace-line';
import { sumUp } from './sum-up';

interface LoneNumber {
  value: number;
  unit: string | null;
  at: number;
  next?: number;
}

/** A number that stands alone: a corrected quantity, or the answer to "if yes send 12". */
export function applyNumber(state: State, event: LoneNumber): void {
  const { view } = state;
  const open = findOpenItem(state, event);
  if (!open || isCode(view, event.at) || isSaidOfOthers(view, event)) return;
  freeQuantity(open);
  const last = askedInstead(state, open.entry, event.at);
  if (citesOld(state) && citesNumber(state, event, nextOf(event))) return;
  if (isDeniedBehind(state, event.at)) {
    setMode(state, 'correct', 'not').target = hadSoMany(state, event.value) ?? null;
    return;
  }
  if (state.mode === 'order' && takesPlace(view, event)) setMode(state, 'correct', 'not');
  const settles = beginsCue(view, nextOf(event), 'settle');
  if (setPlaced(state, event) || sumUp(state, event)) return;
  if ((settles || state.mode === 'correct') && correctMeant(state, event)) return;
  if (isDenied(state, event.at)) {
    if (!isNumeral(view, event.at - 2)) setMode(state, 'correct', 'not');
    return;
  }
  if (state.condition && event.at < state.condition.to && !isAskedFor(state, event)) return;
  if (settles && state.mode === 'order' && last.quantity !== null) setMode(state, 'correct', '');
  if (!isAmount(event)) return;
  if (/^(?:order|stock)$/.test(state.mode) && isNeededNow(view, event)) setMode(state, 'correct', '');
  const given = last.quantity === null ? givesWay(state, last, event.at - 1) : undefined;
  if (given) {
    setQuantity(state, last, event);
    replaceLine(state, last, given);
    return;
  }
  const limited = limitedGoods(state, event.at, nextOf(event));
  if (limited) {
    // What was taken for goods between says why: "the month is long".
    if (last !== limited) last.dropped = 'question';
    setQuantity(state, limited, event, quantityCorrected);
  } else if (addsMore(view, event) && last.quantity !== null) {
    last.quantity += event.value;
    last.note = 'more of it asked for later in the message';
  } else if (state.mode === 'order' && hasOldQuantity(state, last, event)) setQuantity(state, last, event);
  else if (state.mode === 'order' && (setsLikeness(view, last, event) || countsThem(state, last, event)))
    setQuantity(state, last, event);
  else if (state.mode === 'correct') correctLast(state, last, event);
  else if (last.quantity === null && isOfLast(state, last, event)) setQuantity(state, last, event);
}

const isOfLast = ({ view, sentence }: State, last: EditedItem, { at }: LoneNumber): boolean =>
  last.sentence >= sentence - 1 || answersQuestion(view, last.item.next, at);

/** "if the rice is back 6 please": the number of goods that the condition names. */
const isAskedFor = (state: State, event: LoneNumber): boolean =>
  asked(state) !== undefined && state.view.lexicon.breaks.has(state.view.tokens[nextOf(event)]?.text ?? '');

const nextOf = ({ at, next }: LoneNumber): number => next ?? at + 1;

/** "the second one should be 5", "8 of the first", "8 cases of the first": the rows pointed at beside the number; says whether there are any. */
function setPlaced(state: State, event: LoneNumber): boolean {
  const { view } = state;
  if (isDenied(state, event.at) || !isAmount(event)) return false;
  const unit = unitAt(view, nextOf(event));
  const end = unit?.next ?? nextOf(event);
  const link = view.tokens[end]?.text ?? '';
  const links = view.lexicon.links.has(link) || link === 'on';
  const behind = links ? countedBehind(state, end + 1) : [];
  if (behind.length > 0) {
    for (const entry of behind) correctRow(state, entry, { ...event, unit: unit?.unit ?? event.unit });
    return true;
  }
  const placed = placedBefore(state, { at: event.at, next: nextOf(event) });
  for (const entry of placed) correctRow(state, entry, event);
  return placed.length > 0;
}

/** A correction that names its goods beside the number; says whether it does. */
function correctMeant(state: State, event: LoneNumber): boolean {
  const { view } = state;
  const sized = namedBySize(state, event);
  if (sized) {
    state.target = sized;
    return true;
  }
  const next = nextOf(event);
  const unit = unitAt(view, next);
  const counted = unit && pointsOn(view, unit.next) ? unit.next : next;
  const meant = pointedAt(state, behindSaid(view, counted)) ?? countedAt(state, next);
  if (!meant) return false;
  setMode(state, 'order', '');
  meant.quantity = event.value;
  meant.note = quantityCorrected;
  return true;
}

/** The "on" of "3 not 2 on the silicone" and of "5 is enough on the tees". */
function behindSaid(view: MessageView, at: number): number {
  const settled = cuesAt(view, at).find(({ cue }) => cue.kind === 'settle');
  return settled?.next ?? behindDenied(view, at);
}

/** The number is the new size or quantity of goods. */
function correctRow(state: State, entry: EditedItem, event: LoneNumber): void {
  const { view } = state;
  if (correctFraction(state, entry, event.at)) return;
  if (event.next !== undefined && isSize(view, event.next)) {
    entry.size = view.text.slice(view.tokens[event.at]?.start, view.tokens[event.next]?.end);
    entry.note = 'size corrected later in the message';
  } else setQuantity(state, entry, event, quantityCorrected);
}

function correctLast(state: State, last: EditedItem, event: LoneNumber): void {
  const sized = event.next !== undefined && isSize(state.view, event.next);
  const twin = last.quantity === null && !sized ? twinOf(state, last) : undefined;
  if (!twin) {
    correctRow(state, last, event);
    return;
  }
  twin.quantity = event.value;
  twin.note = quantityCorrected;
  last.dropped = 'question';
  // The "not" of "so 15 not 20" has been followed: what it denies is no quantity of what was only named.
  setMode(state, 'order', '');
}

function setQuantity(
  state: State,
  item: EditedItem,
  { value, unit }: LoneNumber,
  note: string | null = null,
): void {
  item.quantity = value;
  item.unit = unit ?? item.unit;
  item.dropped = null;
  item.note = note;
  state.mode = 'order';
}

/** "3 maas 1kg no wait, maas 2kg rather, give 12": what took the place of others had their quantity only until its own is said. */
const hasOldQuantity = ({ view, sentence }: State, last: EditedItem, event: LoneNumber): boolean =>
  last.replaces !== null &&
  last.item.quantity === null &&
  last.sentence === sentence &&
  endsField(view, nextOf(event)) &&
  cuesAt(view, event.at - 1).some(({ cue, next }) => cue.kind === 'consequence' && next === event.at);

/** "same in red but 3 of them": of goods said to be like those before, all but the quantity. */
const setsLikeness = (view: MessageView, last: EditedItem, event: LoneNumber): boolean =>
  (last.alike || last.standsFor !== null) &&
  (view.lexicon.contrast.has(view.tokens[event.at - 1]?.text ?? '') || pointsAtThem(view, event));

/** "out of the 24pk so 6 of those": whatever number stands beside the goods. */
const countsThem = (state: State, last: EditedItem, event: LoneNumber): boolean =>
  last.sentence === state.sentence &&
  pointsAtThem(state.view, event) &&
  // "one of them clamps": other goods follow.
  !isTelling(state.view, behindOfThem(state.view, nextOf(event)));

const isTelling = (view: MessageView, at: number): boolean =>
  /^(?:word|number)$/.test(view.tokens[at]?.kind ?? '') && !isIdle(view, at);

/** "6 of those". */
const pointsAtThem = (view: MessageView, event: LoneNumber): boolean =>
  behindOfThem(view, nextOf(event)) > nextOf(event);

/** "he counted again and it is 10 we need": so many and not what was said before. */
const isNeededNow = (view: MessageView, event: LoneNumber): boolean =>
  view.lexicon.being.has(view.tokens[event.at - 1]?.text ?? '') &&
  cuesAt(view, nextOf(event)).some(({ cue }) => cue.words.some((word) => view.lexicon.wishes.has(word)));

/** A time, a row, a count of talk, or what goes out: "we sell 20 a day". */
const isSaidOfOthers = (view: MessageView, event: LoneNumber): boolean =>
  isTime(view, event.at) ||
  isRowLabel(view, event.at - 1) ||
  isOfTalk(view, event) ||
  tellsUse(view, event.at - 1);

/** "nobody is here until four": a time in words. */
const isTime = (view: MessageView, at: number): boolean =>
  view.lexicon.clock.has(view.tokens[at - 1]?.text ?? '');

/** "Update 2: …", "oh wait, three things": it counts no goods. */
const isOfTalk = (view: MessageView, event: LoneNumber): boolean =>
  view.lexicon.counted.has(view.tokens[nextOf(event)]?.text ?? '') ||
  (view.tokens[nextOf(event)]?.text === ':' && view.tokens[event.at - 1]?.kind === 'word');

/** "3 not 2"; but "the 750 not 12" has only the size of what is meant. */
const takesPlace = (view: MessageView, event: LoneNumber): boolean =>
  behindDenied(view, nextOf(event)) > nextOf(event) &&
  !view.lexicon.definite.has(view.tokens[event.at - 1]?.text ?? '');

/** "not 6": the number that follows is right, or the one that stands right before and has been applied. */
const isDenied = (state: State, at: number): boolean =>
  state.view.lexicon.denies.has(state.view.tokens[at - 1]?.text ?? '') &&
  state.cue.split(' ').at(-1) !== state.view.tokens[at - 1]?.text;

/** "another 6", "6 more"; but not "ons het nog 6", which are there already. */
const addsMore = (view: MessageView, event: LoneNumber): boolean =>
  [event.at - 1, nextOf(event)].some(
    (at) =>
      view.lexicon.more.has(view.tokens[at]?.text ?? '') &&
      !view.lexicon.holding.has(view.tokens[at - 1]?.text ?? ''),
  );
