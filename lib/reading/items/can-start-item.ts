import type { CueKind } from '../../language/cue-kind';
import { chainAt } from '../amounts/chain-at';
import { isInBonusPack } from '../amounts/is-bonus-pack';
import { isSizeWord } from '../amounts/is-size';
import { isHeldByPack } from '../amounts/tells-pack';
import { isInsideNumber } from '../amounts/weigh-number';
import { isInBareList } from '../goods/find-bare-lists';
import { isSaidAgain } from '../goods/goods-bounds';
import type { Judge } from '../judge';
import { isLikeness } from '../mentions/find-likeness';
import { isInPlace } from '../mentions/find-places';
import { isHyphenated, type MessageView, numbersAt } from '../message-view';
import { countOfUnit } from '../quantities/count-of-unit';
import { parLevelEnd, readStockAt } from '../quantities/read-stock';
import { isInAddress } from '../talk/find-addresses';
import { isBehindRoom } from '../words/find-condition';
import { cuesAt, endsInNumber } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isInsidePair } from '../words/is-inside-pair';
import { isOfFirm } from '../words/is-of-firm';
import { isSpeaker } from '../words/is-speaker';
import { oncePerView } from '../words/once-per-view';

/** Goods or a quantity begin at a break: after a separator, a number, an idle word, or a word unknown here. */
export function canStartItem(view: MessageView, judge: Judge, at: number): boolean {
  const token = view.tokens[at];
  if (!token || token.kind === 'newline' || token.kind === 'noise') return false;
  if (token.kind === 'symbol' && !/^[#x([]$/.test(token.text)) return false;
  if (
    isSizeWord(view, at) ||
    (view.tokens[at - 1]?.kind === 'number' && token.glued && view.lexicon.units.has(token.text)) ||
    isCountedDozen(view, at)
  )
    return false;
  if (
    isInsidePair(view, at) ||
    isInsidePair(view, at - 1) ||
    isInsideNumber(view, at) ||
    isInPlace(view, at) ||
    isInAddress(view, at, judge) ||
    isInsideChain(view, at) ||
    isInRatio(view, at) ||
    isInBonusPack(view, at) ||
    isParLevel(view, at) ||
    closesHeading(view, at) ||
    isSpeaker(view, at) ||
    isOfFirm(view, at) ||
    asksForEarlier(view, at) ||
    isLikeness(view, at - 1)
  )
    return false;
  const before = view.tokens[at - 1];
  if (before?.kind !== 'word') return !isHyphenated(view, at) || countOfUnit(view, at) !== null;
  const holds = cuesAt(view, at - 1).find(({ cue, next }) => cue.kind === 'have' && next > at);
  if (holds && !endsInNumber(view, holds.cue, holds.next)) return false;
  if (token.kind === 'number' || numbersAt(view, at).length > 0 || countOfUnit(view, at)) return true;
  return (
    isIdle(view, at - 1) ||
    view.lexicon.units.has(before.text) ||
    numbersAt(view, at - 1).length > 0 ||
    isSizeWord(view, at - 1) ||
    before.text === 'x' ||
    judge.know(before.text) < 0.05 ||
    isSaidAgain(view, at) ||
    isInBareList(view, at) ||
    isBehindRoom(view, at) ||
    placesBehindCues(view).has(at)
  );
}

/** The dozen of `1/2doz maas`, "1 dozen maas": it counts with the number before it, and opens no goods by itself. */
const isCountedDozen = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'number' &&
  numbersAt(view, at - 1).some(({ dozens, next }) => dozens && next === at + 1);

/** Where what follows "rather", "cancel" or "add" begins. */
const placesBehindCues = oncePerView(
  (view) =>
    new Set(
      view.tokens.flatMap((_, at) =>
        cuesAt(view, at).flatMap(({ cue, next }) => (leading.has(cue.kind) ? [next] : [])),
      ),
    ),
);

/** Cues that are said of the goods that follow. */
const leading: ReadonlySet<CueKind> = new Set(['correct', 'consequence', 'add', 'cancel', 'exclude', 'need']);

/** The "par" of "cream 225 par 10 soh 2 order 8". */
const isParLevel = (view: MessageView, at: number): boolean =>
  parLevelEnd(view, at) !== null && readStockAt(view, at) !== null;

/** The 12 of "biscuits, boxes of 12: marie 3": how the goods come that stand below it. */
const closesHeading = (view: MessageView, at: number): boolean =>
  isHeldByPack(view, at) && view.stops.has(at + 1);

/** The 2 of `12/2`. */
const isInRatio = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.text === '/' &&
  tokens[at - 1]?.glued === true &&
  tokens[at - 2]?.kind === 'number';

/** `x4x8` of `2x4x8`: three numbers without a space are one size. */
function isInsideChain(view: MessageView, at: number): boolean {
  const chain = chainAt(view, view.tokens[at]?.text === 'x' ? at + 1 : at);
  return chain !== null && !chain.first && chain.glued && chain.count > 2;
}

/** So many words name an order and no goods: "same as last week". */
const leastOfOrder = 4;

/** The "rest" of "rest same as last week". */
const asksForEarlier = (view: MessageView, at: number): boolean =>
  cuesAt(view, at).some(({ cue }) => cue.kind === 'repeat' && cue.words.length >= leastOfOrder);
