import { measureOf } from '../../language/compile';
import { measureBySymbol } from '../../language/measures';
import { isSize } from '../amounts/is-size';
import { isAmount } from '../amounts/weigh-number';
import { type EditedItem, type State, setMode, steer } from '../edit-state';
import { act, drop, keep, setQuantity, setSize, tell } from '../lines/act';
import { countedAt, namedBySize, pointedAt, pointsOn, twinOf } from '../mentions/find-meant';
import { isCountLink } from '../mentions/find-places';
import { countedBehind, placedBefore } from '../mentions/point-at-rows';
import { type MessageView, unitAt } from '../message-view';
import { behindDenied } from '../quantities/behind-denied';
import { quantityCorrected } from '../reading';
import { cuesAt } from '../words/find-cues';
import { endsField } from '../words/skip-punctuation';
import { correctFraction } from './correct-size';
import { isDenied, type LoneNumber, nextOf } from './lone-number';

/** "the second one should be 5", "8 of the first", "8 cases of the first": the rows pointed at beside the number; says whether there are any. */
export function setPlaced(state: State, event: LoneNumber): boolean {
  const { view } = state;
  if (isDenied(state, event.at) || !isAmount(event)) return false;
  const unit = unitAt(view, nextOf(event));
  const end = unit?.next ?? nextOf(event);
  const links = isCountLink(view, end) || view.tokens[end]?.text === 'on';
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
export function correctMeant(state: State, event: LoneNumber): boolean {
  const { view } = state;
  const sized = namedBySize(state, event);
  if (sized) {
    steer(state, { target: sized });
    return true;
  }
  const next = nextOf(event);
  const unit = unitAt(view, next);
  const counted = unit && pointsOn(view, unit.next) ? unit.next : next;
  const meant = pointedAt(state, behindSaid(view, counted)) ?? countedAt(state, next);
  if (!meant) return false;
  setMode(state, 'order', '');
  act(meant, 'restatement', setQuantity(event.value), tell(quantityCorrected));
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
  const weighed = measuredAgain(view, entry, event);
  if (weighed) orderAgain(state, entry, weighed, quantityCorrected);
  else if (event.next !== undefined && isSize(view, event.next)) {
    act(
      entry,
      'restatement',
      setSize(view.text.slice(view.tokens[event.at]?.start, view.tokens[event.next]?.end)),
      tell('size corrected later in the message'),
    );
  } else {
    orderAgain(state, entry, event, quantityCorrected);
    resizeBehind(state, entry, nextOf(event));
  }
}

/** "6 cola 330ml, no 4 2l", "change to 4 of the 2l": the new number is of another size. */
function resizeBehind(state: State, entry: EditedItem, behind: number): void {
  const { view } = state;
  let at = behind;
  while (at < behind + longestLink && isLink(view, at)) at++;
  if (view.tokens[at]?.kind !== 'number' || !isSize(view, at + 1) || !endsField(view, at + 2)) return;
  act(
    entry,
    'restatement',
    setSize(view.text.slice(view.tokens[at]?.start, view.tokens[at + 1]?.end)),
    tell('size corrected later in the message'),
  );
  steer(state, { skipNumber: at });
}

/** "x", "of the". */
const isLink = ({ tokens, lexicon }: MessageView, at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  return text === 'x' || lexicon.links.has(text) || lexicon.definite.has(text);
};

/** So many tokens stand at most between a number and the size that it counts. */
const longestLink = 3;

/** "lemon 3kg make it 5kg": goods that a measure counts are counted by it again. */
function measuredAgain(view: MessageView, { item, unit }: EditedItem, event: LoneNumber): LoneNumber | null {
  const had = measureBySymbol(unit ?? '');
  const measure = measureOf(view.tokens[event.next ?? event.at + 1]?.text ?? '', view.lexicon);
  if (!had || item.quantity === null || measure?.dimension !== had.dimension) return null;
  return { ...event, unit: measure.symbol };
}

/** The number is that of the goods before it; of such as were only named again, that of their line. */
export function correctLast(state: State, last: EditedItem, event: LoneNumber): void {
  const sized = event.next !== undefined && isSize(state.view, event.next);
  const twin = last.quantity === null && !sized ? twinOf(state, last) : undefined;
  if (!twin) {
    correctRow(state, last, event);
    return;
  }
  act(twin, 'restatement', setQuantity(event.value), tell(quantityCorrected));
  act(last, 'restatement', drop('question'));
  // The "not" of "so 15 not 20" has been followed: what it denies is no quantity of what was only named.
  setMode(state, 'order', '');
}

/** Goods that were left out are ordered again by their number. */
export function orderAgain(
  state: State,
  item: EditedItem,
  { value, unit }: LoneNumber,
  note: string | null = null,
): void {
  act(item, 'restatement', setQuantity(value, unit ?? item.unit), keep, tell(note));
  steer(state, { mode: 'order' });
}
