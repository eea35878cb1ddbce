import { chainAt } from '../amounts/chain-at';
import { takeOffered } from '../answers/take-offered';
import { applyNumber } from '../corrections/apply-number';
import { citesLine } from '../corrections/cite-line';
import { isContrasted } from '../corrections/contrast';
import { correctWith } from '../corrections/correct-items';
import { restateSize } from '../corrections/correct-size';
import { countInTalk } from '../corrections/count-in-talk';
import { givesToDenying } from '../corrections/denied-sibling';
import { fillGap } from '../corrections/fill-gap';
import { isStarred } from '../corrections/is-starred';
import { nameByProduct } from '../corrections/name-by-product';
import { onlyInstead } from '../corrections/only-instead';
import { refusedAntecedent } from '../corrections/refused-antecedent';
import { isSaidInstead, replaceAntecedent } from '../corrections/replace-antecedent';
import { replaceLine } from '../corrections/replace-line';
import {
  changesOther,
  changesTo,
  deniesOld,
  denyGoods,
  mustBe,
  namesAgain,
  pointsBack,
  setsAnother,
  sumUpReplaced,
  takeOverMention,
} from '../corrections/say-again';
import { saysNow } from '../corrections/says-now';
import { takeSomeOff } from '../corrections/take-some-off';
import {
  addLine,
  type EditedItem,
  isRefusing,
  type State,
  setMode,
  shareQuantity,
  steer,
  writtenEntry,
} from '../edit-state';
import { type ItemEdge, wholeOf } from '../item-edge';
import type { Event } from '../items/segment';
import { act, cut, drop, move } from '../lines/act';
import { farthest, findEarlier, goodsWordsOf } from '../mentions/find-earlier';
import type { MessageView } from '../message-view';
import { cancelItem } from '../refusals/cancel-items';
import { endConditionBehind } from '../refusals/end-condition';
import { asksHence, goesOnOrdering, holdStock, isAlsoWanted } from '../refusals/hold-stock';
import { isDeniedGoods } from '../refusals/is-denied-goods';
import { isGivenUp } from '../refusals/is-given-up';
import { isOnlyAsked } from '../refusals/is-only-asked';
import { isPutOff } from '../refusals/is-put-off';
import { isRefusedBehind } from '../refusals/is-refused-behind';
import { isToldBefore, isToldBehind, namedWith } from '../refusals/is-told-of';
import { isNextLine, offerSubstitute } from '../refusals/offer-substitute';
import { isReason } from '../refusals/tells-stock';
import { isConsumed } from '../talk/is-consumed';
import { isStored } from '../talk/is-stored';
import { sentenceEnd } from '../words/find-condition';
import { addLoose } from './add-loose';
import { fillsEntry } from './fills-entry';
import { isForWhom } from './is-for-whom';

/** Adds goods to those read so far, or lets them change goods of before, as the words before them demand. */
export function addItem(state: State, item: ItemEdge, ahead: readonly Event[]): void {
  const [next] = ahead;
  const entry = newEntry(state, item);
  steer(state, { alikeNext: false });
  if (pointsBack(state, item)) {
    applyNumber(setMode(state, 'correct', ''), { value: item.quantity ?? 0, unit: item.unit, at: item.at });
    return;
  }
  const said = countInTalk(state, item);
  if (said !== undefined && item.quantity !== null) {
    applyNumber(state, { value: item.quantity, unit: item.unit, at: said });
    return;
  }
  if (citesLine(state, entry) || takeSomeOff(state, entry)) return;
  const isThere = (isStored(state.view, item) && isReason(state, item)) || isConsumed(state.view, item);
  if (state.mode === 'order' && isToldBefore(state.view, item)) setMode(state, 'complain', '');
  if (saysWhen(state, entry) || isThere || isForWhom(state, item, ahead)) {
    act(entry, isThere ? 'stock' : 'question', drop(isThere ? 'stock' : 'question'));
    addLine(state, entry);
    return;
  }
  if (asksAnew(state.view, item)) {
    steer(state, { sentence: state.sentence + 1 });
    act(entry, 'reinstatement', move(state.sentence));
    setMode(state, 'order', '');
  }
  endConditionBehind(state, item);
  nameByProduct(state, entry, ahead);
  if (isPutOff(state.view, item) || isGivenUp(state.view, item) || isRefusedBehind(state.view, item))
    setMode(state, 'cancel', '');
  takeOffered(state, entry);
  if (changesTo(state, item) || setsAnother(state, entry)) setMode(state, 'correct', '');
  else if (changesOther(state, item)) setMode(state, 'order', '');
  if (
    state.mode === 'order' &&
    [namesAgain, deniesOld, mustBe, saysNow, isStarred].some((corrects) => corrects(state, entry))
  )
    setMode(state, 'correct', '');
  if (state.mode === 'order' && isDeniedGoods(state.view, item)) setMode(state, 'cancel', '');
  if (denyGoods(state, entry)) return;
  const refused =
    onlyInstead(state, entry) ??
    (item.quantity === null ? undefined : refusedAntecedent(state, entry, item.at - 1));
  if (refused) {
    replaceLine(state, entry, refused);
    addLine(state, entry);
    return;
  }
  if (isContrasted(state, entry) || givesToDenying(state, entry)) {
    act(entry, 'restatement', drop('question'));
    addLine(state, entry);
    setMode(state, 'order', '');
    return;
  }
  takeOverMention(state, entry);
  restateSize(state, entry);
  sumUpReplaced(state, entry);
  const named = namedBy(state, entry.item);
  const earlier = state.mode === 'order' ? undefined : findEarlier(state, named);
  if (isSaidInstead(state.view, item, next)) replaceAntecedent(state, entry);
  fillGap(state, entry, ahead);
  if (goesOnOrdering(state, entry) || asksHence(state.view, item)) setMode(state, 'order', '');
  if (isRefusing(state)) cancelItem(state, entry, earlier, ahead);
  else if (state.mode === 'substitute' && !isNextLine(state, entry)) offerSubstitute(state, entry);
  else if (state.mode === 'correct' && correctWith(state, entry, earlier, ahead)) return;
  else if (state.mode === 'stock' && !item.restock && !isAlsoWanted(state, entry)) holdStock(entry, earlier);
  else if (state.mode === 'complain') act(entry, 'complaint', drop('complaint'));
  else if (state.mode === 'ask' && isOnlyAsked(state, entry)) act(entry, 'question', drop('question'));
  if (entry.dropped === null && state.mode === 'order' && isToldBehind(state.view, item))
    for (const told of [entry, ...namedWith(state, item)]) act(told, 'complaint', drop('complaint'));
  if (entry.dropped === 'cancelled') act(entry, 'cancellation', cut(named));
  if (entry.quantity === 0) act(entry, 'cancellation', drop('cancelled'));
  if (entry.quantity === null && state.each && entry.dropped === null && isShared(state, item))
    shareQuantity(entry, state.each);
  addLine(state, entry);
  if (entry.dropped === null) addLoose(state, entry);
}

/** Goods of the list that a quantity was given for. */
const isShared = ({ view, each }: State, item: ItemEdge): boolean =>
  each?.at === undefined || fillsEntry(view, item, each.at);

/** "no paint, we got a tin left. I need 12 brushes": its own sentence begins behind what is there. */
const asksAnew = (view: MessageView, { at, goodsStart, restock }: ItemEdge): boolean =>
  restock && sentenceEnd(view, at) < goodsStart;

/** "I'll call you when the posts are in": goods that only say when. */
const saysWhen = ({ view: { tokens, lexicon } }: State, { item, quantity }: EditedItem): boolean =>
  quantity === null &&
  lexicon.definite.has(tokens[item.at - 1]?.text ?? '') &&
  lexicon.whens.has(tokens[item.at - 2]?.text ?? '');

/**
 * "not the 4x4x12": behind a refusal even the first number of a size is none of a quantity; "scrap the castor sugar": and a
 * word that nobody knows is part of the name, where goods of before have it.
 */
function namedBy(state: State, item: ItemEdge): ItemEdge {
  const { view, items } = state;
  if (!isRefusing(state)) return item;
  const [word] = view.tokens.slice(item.at - 1, item.at);
  const isNamed = (entry: EditedItem): boolean => goodsWordsOf(view, entry.item).includes(word?.text ?? '');
  if (item.side === 'none' && word?.kind === 'word' && items.slice(-farthest).some(isNamed))
    return { ...item, at: item.at - 1, goodsStart: item.goodsStart - 1 };
  return chainAt(view, item.at)?.glued ? wholeOf(item) : item;
}

/** Goods as they are written, with what was said right before them. */
function newEntry(state: State, item: ItemEdge): EditedItem {
  const { view, mode, alikeNext, asBefore } = state;
  const isAsBefore = asBefore?.at === item.at;
  const count = isAsBefore && item.quantity === null ? asBefore.count : null;
  return writtenEntry(mode === 'correct' ? withoutOne(view, item) : item, state, {
    alike: alikeNext || isLikened(view, item),
    asBefore: isAsBefore,
    ...(count && { quantity: count.value, unit: count.unit }),
  });
}

/** "2 same in blue". */
const isLikened = ({ tokens, lexicon }: MessageView, { at, goodsStart }: ItemEdge): boolean =>
  tokens.slice(at, goodsStart).some(({ text }) => lexicon.sames.has(text));

/** "no the brown one": the one is no number of the goods. */
function withoutOne({ tokens, lexicon }: MessageView, item: ItemEdge): ItemEdge {
  const { goodsStart, goodsEnd } = item;
  const isOne = goodsEnd - goodsStart > 1 && lexicon.ones.has(tokens[goodsEnd - 1]?.text ?? '');
  const isPointed = lexicon.definite.has(tokens[goodsStart - 1]?.text ?? '');
  return isOne && isPointed ? { ...item, goodsEnd: goodsEnd - 1 } : item;
}
