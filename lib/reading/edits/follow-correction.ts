import { dropAll, type EditedItem, isRefusing, type State, setMode, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { namedAt } from '../mentions/find-meant';
import { isInPlace } from '../mentions/find-places';
import { placedBefore, placedBeside } from '../mentions/point-at-rows';
import type { CueEvent } from '../refusals/judge-cancel-cue';
import { dropRefused } from '../refusals/refuse-goods';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';

/** "sorry", "make that": what follows corrects the goods before, those pointed at, or takes the place of what was taken out. */
export function onCorrection(state: State, event: CueEvent, next: Event | undefined): void {
  if (dropRefused(state, event) || dropToNone(state, event) || dropDenied(state, event, next)) return;
  const { words } = event.cue;
  if (isSaidOfWhole(state, event, next)) return;
  if (thinksAloud(state, event) || isMoneyBack(state, event)) return;
  if (asksForSame(state, event)) return;
  if (next?.type === 'number' && isOfOther(state, event, next.at)) {
    steer(state, { skipNumber: next.at });
    return;
  }
  if (state.mode === 'substitute' || state.condition?.after === 'substitute') return;
  const cancels = isRefusing(state);
  const undone = state.sentence - state.undoSentence <= 1 ? state.undo.at(-1) : undefined;
  const replaces = words.some((word) => state.view.lexicon.replaces.has(word)) && next?.type === 'item';
  const replaced = replaces && undone?.dropped === 'cancelled' ? undone : undefined;
  const names = state.view.lexicon.definite.has(words.at(-1) ?? '');
  const corrects = !cancels || next?.type === 'number' || replaced || names;
  setMode(state, corrects ? 'correct' : 'order', words.join(' '));
  steer(state, { target: placedBeside(state, event)[0] ?? replaced ?? toldOf(state, event) ?? state.target });
}

/**
 * "10 lemon no no not that, the orange just 3": the goods before it go out, and those right behind it have a quantity of their
 * own; but "not that it matters, 3 orange". Says whether they go.
 */
function dropDenied(state: State, { cue, at, next }: CueEvent, follows: Event | undefined): boolean {
  const { tokens, lexicon } = state.view;
  const [word = '', pointer = ''] = cue.words;
  if (cue.words.length !== 2 || !lexicon.denies.has(word) || !lexicon.pointing.has(pointer)) return false;
  if (follows?.type !== 'item' || follows.item.quantity === null) return false;
  const last = lastStanding(state);
  const isNear = last !== undefined && at - last.item.next <= farthestDenied;
  const leadsOn = tokens
    .slice(next, follows.item.at)
    .every(({ kind, text }) => kind === 'symbol' || lexicon.definite.has(text) || lexicon.ones.has(text));
  if (!isNear || !leadsOn) return false;
  dropAll(state, [last]);
  setMode(state, 'order', '');
  return true;
}

/** "4 eggs were broken please replace": the same once more, and none in their place. */
const asksForSame = ({ view }: State, { cue, at, next }: CueEvent): boolean =>
  cue.words.length === 1 &&
  view.lexicon.again.has(cue.words[0] ?? '') &&
  endsField(view, next) &&
  [1, 2, 3].some((back) => beginsCue(view, at - back, 'complain'));

/** So far behind goods stands "not that": "no no no wait not that". */
const farthestDenied = 5;

/** "the total should be round about R900", "your invoice must be made out to …": of no goods; but "the invoice should be 6 rice". */
const isSaidOfWhole = ({ view }: State, { cue, at }: CueEvent, next: Event | undefined): boolean =>
  cue.words.length > 1 &&
  view.lexicon.wholes.has(view.tokens[at - 1]?.text ?? '') &&
  !(next?.type === 'item' && next.item.quantity !== null);

/** "replace the gate code with 5512": between an article and the number stands what none of the lines is called, and no row. */
function isOfOther(state: State, { cue, next }: CueEvent, numberAt: number): boolean {
  const { view } = state;
  if (isInPlace(view, next)) return false;
  const isLed = view.lexicon.definite.has(cue.words.at(-1) ?? '');
  const from = isLed ? next : next + 1;
  if (!isLed && !view.lexicon.definite.has(view.tokens[next]?.text ?? '')) return false;
  return from < numberAt - 1 && isGoodsWord(view, from) && namedAt(state, from) === undefined;
}

/** So many words name goods that something is told of. */
const longestTopic = 3;

/** "wait the bread is too expensive, make that …": goods of before, be they named in one word that is no item here. */
function toldOf(state: State, { cue, next }: CueEvent): EditedItem | undefined {
  const { tokens, lexicon } = state.view;
  if (!cue.words.every((word) => lexicon.regrets.has(word))) return undefined;
  const from = lexicon.definite.has(tokens[next]?.text ?? '') ? next + 1 : next;
  let end = from;
  while (end < from + longestTopic && isGoodsWord(state.view, end)) end++;
  return end > from && lexicon.being.has(tokens[end]?.text ?? '') ? namedAt(state, from) : undefined;
}

/** "dont forget my change": money that is owed, and nothing is changed; but "my change to the order". */
const isMoneyBack = ({ view: { tokens, lexicon } }: State, { cue, at, next }: CueEvent): boolean =>
  cue.words.length === 1 &&
  lexicon.swaps.has(cue.words[0] ?? '') &&
  lexicon.owning.has(tokens[at - 1]?.text ?? '') &&
  !lexicon.definite.has(tokens[at - 1]?.text ?? '') &&
  !lexicon.to.has(tokens[next]?.text ?? '') &&
  tokens[next]?.text !== ':';

/** "and what else … wait there was something": of more goods that come to mind, and no correction of those before. */
function thinksAloud({ view, items, mode }: State, { cue, at }: CueEvent): boolean {
  const last = items.at(-1);
  if (mode !== 'order' || !last || !cue.words.every((word) => view.lexicon.regrets.has(word))) return false;
  for (let place = Math.max(last.item.next, at - farthestAsked); place < at; place++)
    if (cuesAt(view, place).some((found) => found.cue.kind === 'add' && found.cue.words.length > 1))
      return true;
  return false;
}

/** So far before "wait" the sender may have asked himself what else there was. */
const farthestAsked = 6;

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
