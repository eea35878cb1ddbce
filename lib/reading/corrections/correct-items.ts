import { dropAll, type EditedItem, type State, setMode, steer } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { act, drop, mark, setQuantity, standFor, tell } from '../lines/act';
import { findKin, findLikely, says, sharesName } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { quantityCorrected } from '../reading';
import { cuesAt } from '../words/find-cues';
import { isAnswered } from '../words/is-answered';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { deniesBetween } from './contrast';
import { isTakenBack } from './is-taken-back';
import { isToldAnew } from './is-told-anew';
import { tellsWhatItMustBe } from './must-be';
import { replaceLine } from './replace-line';
import { restatesLine } from './restates-line';

/** "sorry only 6 green apple", "i mean fanta": true when the item changed an earlier one and is no line itself. */
export function correctWith(
  state: State,
  entry: EditedItem,
  earlier: EditedItem | undefined,
  ahead: readonly Event[],
): boolean {
  if (tellsWhatItMustBe(state, entry)) return true;
  const [next] = ahead;
  const again = earlier && says(state.view, earlier.item, entry.item) ? earlier : undefined;
  if (again && entry.quantity !== null && isOffered(state, again)) {
    act(again, 'restatement', drop('question'));
    act(entry, 'restatement', standFor(again.item));
    setMode(state, 'order', '');
    return false;
  }
  const cue = state.cue.split(' ');
  const swaps = cue.some((word) => state.view.lexicon.swaps.has(word)) && next?.type !== 'number';
  // "replace the 2 rice with 3 bread": which line is meant, with the quantity that it has.
  if (again && swaps && entry.quantity === again.quantity) {
    turnTo(state, again, entry);
    steer(state, { cue: 'mean' });
    return true;
  }
  if (again && entry.quantity !== null) {
    act(again, 'restatement', setQuantity(entry.quantity, entry.unit ?? again.unit), tell(quantityCorrected));
    steer(state, { cue: '' });
    steer(state, { corrected: true });
    // "make the rice 6, no leave it on 4"
    steer(state, { target: again });
    return true;
  }
  if (state.corrected && entry.quantity === null) {
    setMode(state, 'order', '');
    return false;
  }
  const aimed = state.target?.dropped === null || state.target?.dropped === 'cancelled' ? state.target : null;
  const last = aimed ?? state.items.findLast((found) => found.dropped === null);
  const replaces = cue.some((word) => state.view.lexicon.replaces.has(word));
  const named = earlier && says(state.view, earlier.item, entry.item) ? earlier : undefined;
  const meant = named ?? (swaps ? findLikely(state, entry.item) : undefined);
  if (swaps && !earlier && !meant && isExchanged(state.view, entry, ahead)) {
    // "swap the white for 4 brown": of an order that this message does not name.
    act(entry, 'restatement', drop('cancelled'), mark('unnamed'));
    setMode(state, 'order', '');
    return false;
  }
  if (!last) {
    setMode(state, 'order', '');
    return false;
  }
  if (restatesLine(state.view, last.item, entry, ahead)) {
    dropAll(state, [last]);
    setMode(state, 'order', '');
    return true;
  }
  if (entry.quantity !== null && comesToo(state.view, entry)) {
    setMode(state, 'order', '');
    return false;
  }
  if (isToldAnew(state, entry, aimed)) {
    replaceLine(state, entry, aimed);
    return false;
  }
  if (entry.quantity !== null && !aimed && isTakenBack(state.view, last.item, entry.item, ahead)) {
    replaceLine(state, entry, last);
    return false;
  }
  if (!replaces && (entry.quantity !== null || /^(?:update|edit)$/.test(state.cue))) return false;
  if (meant) {
    // "make the white…", "change the coke to fanta": which line is meant; what becomes of it follows.
    turnTo(state, meant, entry);
    if (swaps) steer(state, { cue: 'mean' });
    return true;
  }
  const isTalkOnly = isTalk(state.view, entry.item.goodsStart, entry.item.goodsEnd);
  const denied = ahead.find((found) => found.type === 'item');
  const isChoice = denied !== undefined && deniesBetween(state.view, entry.item.next, denied.item.at);
  const tells = isTalkOnly || (!replaces && !isChoice && runsOn(state.view, entry.item.next));
  if (entry.quantity === null && tells) {
    setMode(state, 'order', '');
    // "wait, just checked the back room, make it 8": no line of its own, and what is said next is of the goods before.
    return isTalkOnly;
  }
  if (aimed && isToldOf(state.view, entry)) {
    setMode(state, 'order', '');
    return true;
  }
  const likely = entry.quantity === null ? findKin(state, entry.item) : findLikely(state, entry.item);
  // "2 samp 500g. 5 milk sorry brain freeze i mean butter 500g": a size that they share is not enough.
  const kin = likely && sharesName(state.view, likely.item, entry.item) ? likely : undefined;
  const replaced =
    aimed ?? earlier ?? (isRightBehind(state.view, last.item, entry.item) ? last : kin) ?? last;
  replaceLine(state, entry, replaced);
  return false;
}

/** What follows is said of a line, which is named again. */
function turnTo(state: State, line: EditedItem, { item: { at, next } }: EditedItem): void {
  const { view, sentence } = state;
  // "no wait the salt is iodated too" changes nothing of it.
  const isTold = view.lexicon.being.has(view.tokens[next]?.text ?? '');
  const named = isTold ? state.named : [...state.named, { line, from: at, to: next }];
  steer(state, { target: line, spokenOf: { line, sentence }, named });
}

/** "> rice 5kg R89", answered by "15 of the rice": the row has no quantity, and only tells which goods the answer orders. */
const isOffered = ({ view }: State, { quantity, item }: EditedItem): boolean =>
  quantity === null && isAnswered(view, item.goodsStart);

/** "6 bath soap no sorry wait the soft touch": what stands right before is meant, whatever else is alike. */
function isRightBehind(view: MessageView, before: ItemEdge, { at }: ItemEdge): boolean {
  const { noes, declines, regrets, makes } = view.lexicon;
  const between = view.tokens.slice(before.next, at);
  const refuses = between.some(({ text }) => [noes, declines, regrets].some((words) => words.has(text)));
  const isOnlyThat = between.every(
    ({ kind, text }, i) =>
      kind === 'word' && !makes.has(text) && (regrets.has(text) || isIdle(view, before.next + i)),
  );
  return refuses && isOnlyThat;
}

/** "oh wait, 6 gouda too", "oh wait and 6 gouda": one line more, and no other in place of the one before. */
const comesToo = ({ tokens, lexicon }: MessageView, { item }: EditedItem): boolean => {
  const [before, behind] = [tokens[item.at - 1]?.text ?? '', tokens[item.next]?.text ?? ''];
  // "replace the rice with 3 bread"
  const isAdded = lexicon.and.has(before) && !lexicon.inExchange.has(before);
  return isAdded || (lexicon.likewise.has(behind) && !lexicon.insteadOf.has(behind));
};

/** "no wait, the muesli is nutty too": says what goods of before are like. */
const isToldOf = ({ tokens, lexicon }: MessageView, { item, quantity }: EditedItem): boolean =>
  quantity === null &&
  lexicon.being.has(tokens[item.at - 1]?.text ?? '') &&
  lexicon.likewise.has(tokens[item.next]?.text ?? '');

/** "the white on my order for 4 brown": what takes its place follows. */
function isExchanged(view: MessageView, { item }: EditedItem, ahead: readonly Event[]): boolean {
  const next = ahead.find((found) => found.type === 'item');
  if (!next) return false;
  const between = view.tokens.slice(item.next, next.item.at + 1);
  return between.some(({ text }) => view.lexicon.inExchange.has(text));
}

/** "actually my baker just called": telling words follow in the same breath, so that it replaces nothing; but "so four white". */
function runsOn(view: MessageView, from: number): boolean {
  for (let at = from; view.tokens[at]?.kind === 'word'; at++) {
    if (numbersAt(view, at).some(({ form }) => form === 'words')) return false;
    if (!isIdle(view, at) && cuesAt(view, at).length === 0) return true;
  }
  return false;
}
