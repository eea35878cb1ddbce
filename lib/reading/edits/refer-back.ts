import { isTimes } from '../amounts/weigh-number';
import { type EditedItem, isRefusing, type State, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, mark } from '../lines/act';
import { type MessageView, numbersAt } from '../message-view';
import { quantitiesBefore } from '../quantities/quantities-before';
import type { Quantity } from '../quantity';
import type { CueEvent } from '../refusals/judge-cancel-cue';
import { isQuestion, sentenceStart } from '../words/find-condition';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isIdle, saysNothing } from '../words/is-idle';
import { isOfWhole, namesWhole } from '../words/names-whole';
import { endsField } from '../words/skip-punctuation';
import { multiples } from './multiply-quantity';

/**
 * Applies the cue of an earlier order: to the goods right beside it ("the usual sugar", "sugar same as last week"),
 * or, when it stands alone and can ("same as last week"), to the whole order.
 */
export function referBack(state: State, cue: CueEvent, next: Event | undefined): void {
  const named = state.items.at(-1);
  const mayBeAll = cue.cue.kind === 'repeat';
  if (mayBeAll && namesWhole(state.view, cue.next)) return;
  if (named && isOfNamed(state, cue, named)) act(named, 'repetition', mark('asBefore'));
  else if (mayBeAll ? isToldOf(state, cue, next) : !standsAlone(state, cue)) return;
  else if (next?.type === 'item' && next.item.at === cue.next)
    steer(state, { asBefore: { at: cue.next, count: countBefore(state.view, cue) } });
  else steer(state, { repeats: { ...spanOf(state, cue), times: timesOf(state.view, cue) } });
}

/** So many tokens may count goods: "2 cs of". */
const longestCount = 4;

/** The "2" of "2 usual rice", the "2 cs of" of "2 cs of the usual rice". */
function countBefore(view: MessageView, { at, next: behind }: CueEvent): Quantity | null {
  for (let from = Math.max(0, at - longestCount); from < at; from++) {
    const count = quantitiesBefore(view, from).find(({ next }) => next >= at && next < behind);
    if (count) return count;
  }
  return null;
}

/** How often an earlier order is asked for: "double the usual", "usual x2", "2 x the usual". */
function timesOf(view: MessageView, cue: CueEvent): number {
  const { at, next } = cue;
  const [behind] = isTimes(view, next) ? numbersAt(view, next + 1) : [];
  return timesBefore(view, at) ?? behind?.value ?? countBefore(view, cue)?.value ?? 1;
}

/** "double up on the". */
const farthestTimes = 4;

/** The "double" right before a token, the "half of". */
function timesBefore(view: MessageView, at: number): number | null {
  const end = skipLink(view, at) + 1;
  const fraction = view.lexicon.fractions.get(view.tokens[end - 1]?.text ?? '');
  if (fraction !== undefined) return fraction;
  for (let from = Math.max(0, end - farthestTimes); from < end; from++) {
    const times = cuesAt(view, from).find(({ next }) => next === end || next === at)?.cue.kind;
    if (times === 'double' || times === 'triple' || times === 'half') return multiples[times].factor;
  }
  return null;
}

/** The word before a token: before the "of" of "half of the usual". */
const skipLink = ({ tokens, lexicon }: MessageView, at: number): number =>
  lexicon.links.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;

/** "sugar as usual", "sugar same as last week"; with a count only right behind it: "6 sugar usual", but "6 sugar and the usual". */
function isOfNamed(state: State, event: CueEvent, { item, quantity }: EditedItem): boolean {
  const { cue, at } = event;
  if (namesOrder(state, event)) return false;
  if (cue.kind === 'again' || quantity === null) return endsAt(state, item.next, at);
  return item.next === at && state.view.lexicon.customary.has(cue.words.at(-1) ?? '');
}

/** An earlier order, or what is of one, is spoken of and not asked for. */
const isToldOf = (state: State, cue: CueEvent, next: Event | undefined): boolean =>
  isRefusing(state) ||
  isHeading(state, cue) ||
  isOfArrangement(state.view, cue.at) ||
  isMeasureOfGoods(state, cue) ||
  isDeniedBefore(state.view, cue.at) ||
  tellsHowItWas(state, cue) ||
  isQuestion(state.view, sentenceStart(state.view, cue.at)) ||
  isListed(state, cue, next);

/** "standing order", "my regular order", "weekly order please". */
const namesOrder = ({ view: { lexicon } }: State, { cue: { words } }: CueEvent): boolean =>
  lexicon.customary.has(words.at(-2) ?? '') && lexicon.occasions.has(words.at(-1) ?? '');

/** So many words may say for when it is: "regular order for tomorrow please". */
const longestFor = 4;

/** "Weekly order for the kitchen", and the goods below it; "our standing order changes to": no order of before. */
function isHeading(state: State, cue: CueEvent): boolean {
  const { view } = state;
  if (!namesOrder(state, cue) || cue.cue.words.some((word) => view.lexicon.usual.has(word))) return false;
  if (!saysNothing(view, sentenceStart(view, cue.at), cue.at)) return true;
  let at = cue.next;
  const goesOn = (): boolean => isMore(view, at) || beginsCue(view, at, 'again');
  while (at < cue.next + longestFor && isIdle(view, at) && !goesOn()) at++;
  return at < view.tokens.length && !goesOn();
}

/** "same address as before", "the driver as last time". */
const isOfArrangement = (view: MessageView, at: number): boolean => isOfWhole(view, at - 1);

/** "half of what we took last time": of goods that the sentence names. */
const isMeasureOfGoods = ({ view }: State, { cue, at }: CueEvent): boolean =>
  view.lexicon.asking.has(cue.words[0] ?? '') && timesBefore(view, at) !== null;

/** So many words may stand between what denies and what is denied: "dont send me the usual". */
const farthestNo = 4;

/** "your usual?", "no usual this week", "cancel my usual order", "instead of the usual", "more than usual". */
function isDeniedBefore(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  for (let before = at - 1; before >= at - farthestNo; before--) {
    const word = tokens[before];
    if (word?.kind !== 'word') return false;
    if (
      [lexicon.denies, lexicon.insteadOf, lexicon.thans, lexicon.forbids, lexicon.yours].some((words) =>
        words.has(word.text),
      )
    )
      return true;
    if (beginsCue(view, before, 'cancel', 'exclude')) return true;
    if (!isIdle(view, before)) return false;
  }
  return false;
}

/** "my usual order never came", "the usual order was short". */
const tellsHowItWas = ({ view, mode }: State, { next }: CueEvent): boolean => {
  const { being, past, forbids } = view.lexicon;
  const after = view.tokens[next]?.text ?? '';
  return mode === 'complain' || [being, past, forbids].some((words) => words.has(after));
};

/** "usual order: 2 milk, 3 rice", "usual - 2 milk": says itself what that is. */
const isListed = ({ view }: State, { next }: CueEvent, after: Event | undefined): boolean =>
  /^[:–—-]$/.test(view.tokens[next]?.text ?? '') && after?.type === 'item' && after.item.quantity !== null;

/** So many words may greet or ask before it: "please send as usual". */
const mostGreeting = 2;

/** "as usual" before all goods, and by itself: "as usual plus 2 milk"; but "as usual deliver to the back". */
const standsAlone = ({ view, items }: State, { at, next }: CueEvent): boolean =>
  items.length === 0 &&
  !isOfArrangement(view, at) &&
  at - sentenceStart(view, at) <= mostGreeting &&
  saysNothing(view, sentenceStart(view, at), at) &&
  (endsField(view, next) || (isIdle(view, next) && endsField(view, next + 1)) || isMore(view, next));

/** "and", "plus", "without": what comes beside an order of before, or what does not. */
const isMore = (view: MessageView, at: number): boolean =>
  view.lexicon.and.has(view.tokens[at]?.text ?? '') ||
  /^[+,]$/.test(view.tokens[at]?.text ?? '') ||
  beginsCue(view, at, 'add', 'exclude');

/** Nothing but a word like "same" or "please" stands between the goods and the cue. */
function endsAt(state: State, goodsEnd: number, cueAt: number): boolean {
  const between = state.view.tokens.slice(goodsEnd, cueAt);
  return between.length <= 1 && between.every((token) => token.kind === 'word');
}

export function spanOf(state: State, cue: { at: number; next: number }): { start: number; end: number } {
  const { tokens } = state.view;
  return { start: tokens[cue.at]?.start ?? 0, end: tokens[cue.next - 1]?.end ?? 0 };
}
