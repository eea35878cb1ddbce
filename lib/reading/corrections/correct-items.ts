import { isAmount } from '../amounts/weigh-number';
import { dropAll, type EditedItem, type State, setMode } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { Event } from '../items/segment';
import { act, cut, drop, mark, setQuantity, standFor, tell } from '../lines/act';
import { findEarlier, findKin, findLikely, says, sharesName } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { quantityCorrected } from '../reading';
import { cuesAt } from '../words/find-cues';
import { isAnswered } from '../words/is-answered';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { isTakenBack } from './is-taken-back';
import { isToldAnew } from './is-told-anew';
import { tellsWhatItMustBe } from './must-be';
import { replaceLine } from './replace-line';
import { tellsWhich } from './tells-which';
import { deniesBetween } from './told-apart';

/** "the studs should be 51 not 15": the one line that had so many, whatever it is called now. */
export function lineWithOld({ view, items }: State, { item, quantity }: EditedItem): EditedItem | undefined {
  const old = view.lexicon.denies.has(view.tokens[item.next]?.text ?? '')
    ? numbersAt(view, item.next + 1)[0]
    : undefined;
  if (quantity === null || !old) return undefined;
  const same = items.filter((entry) => entry.dropped === null && entry.quantity === old.value);
  return same.length === 1 ? same[0] : undefined;
}

/** "sorry only 6 green apple", "i mean fanta": true when the item changed an earlier one and is no line itself. */
export function correctWith(
  state: State,
  entry: EditedItem,
  earlier: EditedItem | undefined,
  ahead: readonly Event[],
): boolean {
  if (tellsWhatItMustBe(state, entry)) return true;
  const [next] = ahead;
  const again = earlier && says(state.view, earlier.item, entry.item) ? earlier : lineWithOld(state, entry);
  if (again && entry.quantity !== null && isOffered(state, again)) {
    act(again, 'restatement', drop('question'));
    act(entry, 'restatement', standFor(again.item));
    setMode(state, 'order', '');
    return false;
  }
  if (again && entry.quantity !== null) {
    act(again, 'restatement', setQuantity(entry.quantity, entry.unit ?? again.unit), tell(quantityCorrected));
    state.cue = '';
    state.corrected = true;
    // "make the rice 6, no leave it on 4"
    state.target = again;
    return true;
  }
  if (state.corrected && entry.quantity === null) {
    setMode(state, 'order', '');
    return false;
  }
  const aimed = state.target?.dropped === null || state.target?.dropped === 'cancelled' ? state.target : null;
  const last = aimed ?? state.items.findLast((found) => found.dropped === null);
  const cue = state.cue.split(' ');
  const replaces = cue.some((word) => state.view.lexicon.replaces.has(word));
  const swaps = cue.some((word) => state.view.lexicon.swaps.has(word)) && next?.type !== 'number';
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
  if (tellsWhich(state.view, last.item, entry, ahead)) {
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
    state.target = meant;
    state.spokenOf = { line: meant, sentence: state.sentence };
    if (swaps) state.cue = 'mean';
    return true;
  }
  const isMeant = replaces && followsCue(state, entry.item) && !isSubject(state, entry.item);
  const isTalkOnly = !isMeant && isTalk(state.view, entry.item.goodsStart, entry.item.goodsEnd);
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
const comesToo = ({ tokens, lexicon }: MessageView, { item }: EditedItem): boolean =>
  lexicon.and.has(tokens[item.at - 1]?.text ?? '') ||
  (lexicon.likewise.has(tokens[item.next]?.text ?? '') &&
    !lexicon.insteadOf.has(tokens[item.next]?.text ?? ''));

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
  return between.some(
    ({ text }, i) => view.lexicon.inExchange.has(text) && !parts(view, item.next, item.next + i),
  );
}

/** A mark stands between two tokens. */
const parts = ({ tokens }: MessageView, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ kind }) => kind !== 'word');

/** "I meant cool", "make that the cool": nothing stands between the cue and the goods. */
function followsCue({ view: { tokens, lexicon }, cue }: State, { at }: ItemEdge): boolean {
  const before = lexicon.definite.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return [before, at - 1].some((place) => tokens[place]?.text === cue.split(' ').at(-1));
}

/** "no wait the kids dont eat that": words of talk that go on are who speaks, or of whom. */
const isSubject = ({ view, cue }: State, { goodsStart, goodsEnd, next }: ItemEdge): boolean =>
  view.lexicon.regrets.has(cue.split(' ').at(-1) ?? '') &&
  isTalk(view, goodsStart, goodsEnd) &&
  view.tokens[next]?.kind === 'word' &&
  !view.lexicon.and.has(view.tokens[next]?.text ?? '');

/** "actually my baker just called": telling words follow in the same breath, so that it replaces nothing; but "so four white". */
function runsOn(view: MessageView, from: number): boolean {
  for (let at = from; view.tokens[at]?.kind === 'word'; at++) {
    if (numbersAt(view, at).some(({ form }) => form === 'words')) return false;
    if (!isIdle(view, at) && cuesAt(view, at).length === 0) return true;
  }
  return false;
}

/** "make the white 10": in a correction, a bare number after goods that stand already is their quantity. */
export function splitTail(state: State, entry: EditedItem, next?: Event): void {
  const { item } = entry;
  const last = numbersAt(state.view, item.goodsEnd - 1).find(
    ({ form }) => form === 'digits' || form === 'words',
  );
  if (item.quantity !== null || last?.next !== item.goodsEnd || !isAmount(last)) return;
  if (item.goodsEnd - item.goodsStart < 2) return;
  const short = { ...item, goodsEnd: item.goodsEnd - 1, quantity: last.value };
  const earlier = findEarlier(state, short);
  if (!earlier || !says(state.view, earlier.item, short)) return;
  if (says(state.view, earlier.item, item) && !setsAnew(state, last.value, next)) return;
  act(entry, 'restatement', cut(short), setQuantity(last.value));
}

/** Greater numbers behind goods are sizes. */
const greatestSet = 99;

/** "make the liquid 3", of goods of 3 l: a correction that says nothing else is of their quantity. */
const setsAnew = ({ view, cue }: State, value: number, next: Event | undefined): boolean =>
  view.lexicon.definite.has(cue.split(' ').at(-1) ?? '') && value <= greatestSet && next?.type !== 'number';
