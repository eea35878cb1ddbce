import { replacesRefused } from '../corrections/replaces-refused';
import { dropAll, type EditedItem, type State, setMode } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { act, drop, mark, setQuantity } from '../lines/act';
import type { MessageView } from '../message-view';
import { sentenceEnd, sentenceStart } from '../words/find-condition';
import { isOtherOrder, isRefusedApart } from './find-own-orders';
import { isOfOlderOrder } from './is-of-older-order';
import { isStory } from './judge-cancel-cue';
import { isRefusedInList } from './refused-list';
import { refusesOtherPack } from './refuses-pack';

/** Goods after a cancellation; what names earlier goods takes them out as well. */
export function cancelItem(
  state: State,
  entry: EditedItem,
  earlier: EditedItem | undefined,
  ahead: readonly Event[] = [],
): void {
  if (isOfOther(state, entry, earlier) || (earlier && isOfOlderOrder(state.view, entry, earlier))) {
    act(entry, 'cancellation', drop('cancelled'));
    return;
  }
  const before = state.items.at(-1);
  const cancelledOne = before?.dropped === 'cancelled' && before.sentence === state.sentence;
  if (cancelledOne && replacesRefused(state, before.item, entry, ahead)) return;
  if (cancelledOne && earlier && isAllThatStays(state.view, entry)) {
    act(entry, 'cancellation', drop('question'));
    setMode(state, 'ask', '');
    return;
  }
  if (cancelledOne && isReason(state.view, before.item, entry)) {
    act(entry, 'cancellation', drop('question'));
    if (entry.quantity === null) setMode(state, 'ask', '');
    return;
  }
  const inList = isRefusedInList(state.view, entry.item.at);
  if (cancelledOne && entry.quantity !== null && !earlier && !inList && !isNextOf(state, entry.item)) {
    setMode(state, 'order', '');
    return;
  }
  // "no fanta, 6 coke": the next goods with a quantity of their own are wanted again; but "not the ten packs".
  const cue = state.cue.split(' ');
  const namesThem = state.view.lexicon.definite.has(cue.at(-1) ?? '');
  if (
    entry.quantity !== null &&
    entry.item.side === 'lead' &&
    state.mode === 'exclude' &&
    !earlier &&
    !namesThem
  ) {
    setMode(state, 'order', '');
    return;
  }
  // "not the coffee, the malted": said to tell which, of goods that stand.
  if (cancelledOne && earlier && cue.length > 1 && state.view.lexicon.denies.has(cue[0] ?? '')) {
    act(entry, 'cancellation', drop('question'));
    return;
  }
  if (earlier && refusesOtherPack(state.view, entry, earlier)) {
    act(entry, 'cancellation', drop('question'));
    return;
  }
  act(entry, 'cancellation', drop('cancelled'));
  dropAll(state, []);
  if (isAside(state, entry.item.at)) return;
  if (!earlier) {
    act(
      entry,
      'cancellation',
      mark('unnamed'),
      mark('ahead', excepts(state, cue) || isAboveList(state, entry.item.at)),
    );
  }
  dropAll(state, [earlier ?? entry]);
  if (cue.some((word) => state.view.lexicon.insteadOf.has(word))) giveWay(state, earlier ?? entry, before);
}

/** "leave the gouda, only the cheddar": what stays, as it was written. */
const isAllThatStays = ({ tokens, lexicon }: MessageView, { item, quantity }: EditedItem): boolean => {
  const only = lexicon.definite.has(tokens[item.at - 1]?.text ?? '') ? item.at - 2 : item.at - 1;
  return quantity === null && lexicon.only.has(tokens[only]?.text ?? '');
};

/** "Mon: 20 bread\nFri: no bread": none of its own order, which takes back nothing of the others. */
const isOfOther = (state: State, { item }: EditedItem, earlier: EditedItem | undefined): boolean =>
  earlier ? isOtherOrder(state.view, item.at, earlier.item.at) : isRefusedApart(state, item.at);

/**
 * "no rollers, he painted with a sprayer", "leave the rusks the ladies are baking": why not, and nothing that is to go as
 * well; but "leave the rusks the ladies made and the flour".
 */
const isReason = (view: MessageView, before: ItemEdge, { item, quantity }: EditedItem): boolean =>
  isStory(view, before.next, item.at) && (quantity === null || item.vague);

/** "cancel the 20 soap i ordered + the 5 brushes": one more of what is taken out. */
const isNextOf = ({ view: { tokens, lexicon } }: State, { at }: ItemEdge): boolean =>
  lexicon.definite.has(tokens[at - 1]?.text ?? '') &&
  (lexicon.and.has(tokens[at - 2]?.text ?? '') || /^[+&]$/.test(tokens[at - 2]?.text ?? ''));

/** "mango instead of the guava", "instead of the guava, mango": with the quantity of what makes way, if it has none. */
function giveWay(state: State, old: EditedItem, before: EditedItem | undefined): void {
  const isSaidBefore = before?.dropped === null && before.quantity === null;
  if (isSaidBefore && before.sentence === state.sentence) {
    act(before, 'cancellation', setQuantity(old.quantity, old.unit));
    setMode(state, 'order', '');
  } else setMode(state, 'correct', 'instead', old);
}

/** "except the", "minus": takes goods out of a list, wherever it stands. */
export const excepts = (state: State, words: readonly string[]): boolean =>
  words.some((word) => state.view.lexicon.excepting.has(word));

/** "see the list below but leave out the rice": nothing is ordered yet, and its sentence points at a list that follows. */
function isAboveList({ view, items }: State, at: number): boolean {
  if (items.some(({ dropped }) => dropped === null)) return false;
  const from = sentenceStart(view, at);
  const to = sentenceEnd(view, at);
  return view.tokens.slice(from, to).some(({ text }) => view.lexicon.belows.has(text));
}

/** "6 eggs 30s (not the large ones)": in brackets behind goods, what is not wanted only says which are. */
export function isAside({ view, items }: State, at: number): boolean {
  let open = at;
  while (open > at - 8 && open >= 0 && !/^[()]$/.test(view.tokens[open]?.text ?? '')) open--;
  return view.tokens[open]?.text === '(' && items.at(-1)?.item.next === open;
}
