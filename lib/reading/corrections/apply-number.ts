import { isCode } from '../amounts/is-code';
import { isAmount } from '../amounts/weigh-number';
import { type EditedItem, type State, setMode } from '../edit-state';
import { act, drop, keep, setQuantity, tell } from '../lines/act';
import { isNumeral, type MessageView, numbersAt } from '../message-view';
import { quantityCorrected } from '../reading';
import { beginsCue, cuesAt } from '../words/find-cues';
import { behindOfThem } from '../words/of-them';
import { endsField } from '../words/skip-punctuation';
import { answersQuestion } from './answers-question';
import { citesNumber, citesOld } from './cite-line';
import { hadSoMany, isDeniedBehind } from './denied-count';
import { findOpenItem, freeQuantity } from './find-open-item';
import { correctLast, correctMeant, orderAgain, setPlaced } from './give-number';
import { limitedGoods } from './limited-goods';
import {
  addsMore,
  behindUnit,
  deniesOther,
  isDenied,
  isNeededNow,
  isReported,
  isSaidOfOthers,
  type LoneNumber,
  nextOf,
} from './lone-number';
import { refusedAntecedent } from './refused-antecedent';
import { replaceLine } from './replace-line';
import { sumUp } from './sum-up';

/** A number that stands alone: a corrected quantity, or the answer to "if yes send 12". */
export function applyNumber(state: State, event: LoneNumber): void {
  const { view } = state;
  const told = state.items.at(-1);
  // "we ordered 3 sugar yesterday, please add 2 more": of the goods that are told of.
  if (told?.dropped === 'complaint' && told.sentence === state.sentence && addsMore(view, event)) {
    act(told, 'restatement', keep, setQuantity(event.value), tell(quantityCorrected));
    return;
  }
  const open = findOpenItem(state, event);
  if (!open || isCode(view, event.at) || isSaidOfOthers(state, event)) return;
  freeQuantity(open);
  const last = open.entry;
  if (citesOld(state) && citesNumber(state, event, nextOf(event))) return;
  if (isDeniedBehind(state, event.at)) {
    setMode(state, 'correct', 'not', hadSoMany(state, event.value) ?? null);
    return;
  }
  if (state.mode === 'order' && deniesOther(view, event)) {
    const [old] = numbersAt(view, nextOf(event) + 1);
    // "6 milk, 2 rice. 8 not 6": of the milk.
    const had = old && hadSoMany(state, old.value);
    setMode(state, 'correct', 'not', had);
    if (had) {
      correctLast(state, had, event);
      return;
    }
  }
  const settles = beginsCue(view, behindUnit(view, event), 'settle');
  if (setPlaced(state, event) || sumUp(state, event)) return;
  if ((settles || state.mode === 'correct') && correctMeant(state, event)) return;
  if (isDenied(state, event.at)) {
    if (!isNumeral(view, event.at - 2)) setMode(state, 'correct', 'not');
    return;
  }
  if (state.condition && event.at < state.condition.to) return;
  if (settles && state.mode === 'order' && last.quantity !== null) setMode(state, 'correct', '');
  if (!isAmount(event)) return;
  if (/^(?:order|stock)$/.test(state.mode) && (isNeededNow(view, event) || isReported(view, event)))
    setMode(state, 'correct', '');
  const given = last.quantity === null ? refusedAntecedent(state, last, event.at - 1) : undefined;
  if (given) {
    orderAgain(state, last, event);
    replaceLine(state, last, given);
    return;
  }
  // The 3 of "brandering 90m / - 3in nails": what a measure has counted waits for no number.
  if (state.mode === 'order' && last.item.measured !== null && !addsMore(view, event)) return;
  const limited = limitedGoods(state, event.at, nextOf(event));
  if (limited) {
    // What was taken for goods between says why: "the month is long".
    if (last !== limited) act(last, 'restatement', drop('question'));
    orderAgain(state, limited, event, quantityCorrected);
  } else if (addsMore(view, event) && last.quantity !== null) {
    act(
      last,
      'restatement',
      setQuantity(last.quantity + event.value),
      tell('more of it asked for later in the message'),
    );
  } else if (state.mode === 'order' && hasOldQuantity(state, last, event)) orderAgain(state, last, event);
  else if (state.mode === 'order' && (setsLikeness(view, last, event) || countsThem(state, last, event)))
    orderAgain(state, last, event);
  else if (state.mode === 'correct') correctLast(state, last, event);
  else if (last.quantity === null && isOfLast(state, last, event)) orderAgain(state, last, event);
}

const isOfLast = ({ view, sentence }: State, last: EditedItem, { at }: LoneNumber): boolean =>
  last.sentence >= sentence - 1 || answersQuestion(view, last.item.next, at);

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
  last.sentence === state.sentence && pointsAtThem(state.view, event);

/** "6 of those". */
const pointsAtThem = (view: MessageView, event: LoneNumber): boolean =>
  behindOfThem(view, nextOf(event)) > nextOf(event);
