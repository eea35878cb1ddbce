import { askedEnd, framedEnd } from './find-asked-goods';
import { cuesAt, endsInNumber } from './find-cues';
import { goodsEnds, longestGoods, taughtEnd } from './find-goods-ends';
import { isInPlace } from './find-places';
import { isSaidAgain } from './goods-bounds';
import type { Fit, Judge } from './judge';
import { isHyphenated, isIdle, isSizeWord, type MessageView, numbersAt } from './message-view';
import { oncePerToken } from './once-per-view';
import type { Quantity } from './quantity';
import { quantitiesAfter, quantitiesBefore } from './read-quantity';
import { stockTailAt } from './read-stock';
import { weights } from './reading-weights';
import { innerGain } from './weigh-inner-marks';
import { isInsideNumber, isLate } from './weigh-number';

/** One way to read an item that begins at a token. */
export interface ItemEdge {
  /** Tokens of the goods, `goodsEnd` exclusive. */
  goodsStart: number;
  goodsEnd: number;
  at: number;
  next: number;
  quantity: number | null;
  unit: string | null;
  side: 'lead' | 'trail' | 'none';
  /** The quantity was told from a stock count. */
  restock: boolean;
  /** The quantity is only an article. */
  vague: boolean;
  score: number;
  fit: number;
  known: boolean;
}

/** Many items end at one place. */
const afterAt = oncePerToken(quantitiesAfter);

/** Every item that can begin at a token: quantity then goods, goods then quantity, goods alone. */
export function itemsAt(
  view: MessageView,
  judge: Judge,
  at: number,
  contextAt: (token: number) => string,
): ItemEdge[] {
  if (!canStart(view, judge, at)) return [];
  const edges: ItemEdge[] = [];
  const context = contextAt(at);
  const plain = new Map<number, Fit>();
  const fitOf = (start: number, end: number, unit: string | null): Fit => {
    const key = start * (longestGoods + 1) + end - start;
    const known = unit === null ? plain.get(key) : undefined;
    if (known) return known;
    const [first, last] = [view.tokens[start], view.tokens[end - 1]];
    const fit =
      first && last ? judge.fit(first.start, last.end, unit, context) : { score: 0, known: false, gain: 0 };
    if (unit === null) plain.set(key, fit);
    return fit;
  };
  const push = (
    goodsStart: number,
    goodsEnd: number,
    next: number,
    quantity: Quantity | null,
    side: ItemEdge['side'],
    extra: number,
  ): void => {
    const fit = fitOf(goodsStart, goodsEnd, quantity?.unit ?? null);
    const framed = quantity === null && goodsEnd === framedEnd(view, goodsStart);
    const sure = fit.known || framed || (quantity ? !quantity.vague : isFenced(view, goodsStart, goodsEnd));
    if (!sure) return;
    const gain =
      fit.score +
      weights.item +
      extra +
      (quantity ? quantity.gain : view.sharesQuantity ? weights.noQuantityBeforeEach : weights.noQuantity) +
      innerGain(view, goodsStart, goodsEnd, fit.score);
    const score = framed ? Math.max(weights.framed, gain) : gain;
    edges.push({
      goodsStart,
      goodsEnd,
      at,
      next,
      quantity: quantity?.value ?? null,
      unit: quantity?.unit ?? null,
      side,
      restock: quantity?.restock === true,
      vague: quantity?.vague === true,
      score,
      fit: fit.score,
      known: fit.known,
    });
  };
  const before = startsClause(view, at) ? weights.edge : 0;
  for (const quantity of quantitiesBefore(view, at)) {
    if (isInsideNumber(view, quantity.next)) continue;
    // "24 of the usual coke": the article may belong to a taught name.
    const article = quantity.next - 1 > at && taughtEnd(view, judge, quantity.next - 1) !== null;
    const start = article ? quantity.next - 1 : quantity.next;
    for (const end of goodsEnds(view, judge, start, context !== '')) {
      push(start, end, end, quantity, 'lead', before);
      const stock = stockTailAt(view, end);
      if (stock) push(start, end, stock.next, stock, 'lead', 0);
    }
  }
  const joined =
    isJoined(view, at) || isSizeBefore(view, at) || (context !== '' && isMidLine(view, at))
      ? weights.midItem
      : 0;
  const ends = goodsEnds(view, judge, at, context !== '');
  const framed = framedEnd(view, at);
  if (framed !== undefined && !ends.includes(framed)) push(at, framed, framed, null, 'none', 0);
  for (const end of ends) {
    const loose = endsClause(view, end) || cuesAt(view, end).length > 0 ? 0 : weights.looseEnd;
    push(at, end, end, null, 'none', joined + loose);
    for (const quantity of afterAt(view, end)) {
      if (
        pointsAtOne(view, at, quantity) ||
        crossesStop(view, end, quantity.next) ||
        isSizeAsked(view, at, end, quantity)
      )
        continue;
      const edge = endsClause(view, quantity.next) ? weights.edge : 0;
      push(at, end, quantity.next, quantity, 'trail', joined + edge);
    }
  }
  return edges;
}

/** "the white one is out": no quantity. */
const pointsAtOne = (view: MessageView, at: number, { unit, next }: Quantity): boolean =>
  unit === null &&
  view.lexicon.ones.has(view.tokens[next - 1]?.text ?? '') &&
  view.tokens.slice(Math.max(0, at - 1), next - 1).some(({ text }) => view.lexicon.definite.has(text));

/** "if you have lager 750": the last number of what is asked for is its size. */
const isSizeAsked = (view: MessageView, at: number, end: number, { next, unit }: Quantity): boolean =>
  unit === null && view.tokens[end]?.kind === 'number' && askedEnd(view, at) === next;

/** The mark after a heading: what follows it is no quantity of the heading. */
function crossesStop(view: MessageView, from: number, to: number): boolean {
  for (const stop of view.stops) if (stop >= from && stop < to) return true;
  return false;
}

/** Goods or a quantity begin at a break: after a separator, a number, an idle word, or a word unknown here. */
function canStart(view: MessageView, judge: Judge, at: number): boolean {
  const token = view.tokens[at];
  if (!token || token.kind === 'newline' || token.kind === 'noise') return false;
  if (token.kind === 'symbol' && !/^[#x([]$/.test(token.text)) return false;
  if (
    isSizeWord(view, at) ||
    (view.tokens[at - 1]?.kind === 'number' && token.glued && view.lexicon.units.has(token.text))
  )
    return false;
  if (isInsideNumber(view, at) || isInPlace(view, at)) return false;
  const before = view.tokens[at - 1];
  if (before?.kind !== 'word') return !isHyphenated(view, at);
  const holds = cuesAt(view, at - 1).find(({ cue, next }) => cue.kind === 'have' && next > at);
  if (holds && !endsInNumber(view, holds.cue, holds.next)) return false;
  if (token.kind === 'number' || numbersAt(view, at).length > 0) return true;
  return (
    isIdle(view, at - 1) ||
    view.lexicon.units.has(before.text) ||
    numbersAt(view, at - 1).length > 0 ||
    isSizeWord(view, at - 1) ||
    before.text === 'x' ||
    judge.know(before.text) < 0.05 ||
    isSaidAgain(view, at)
  );
}

/** "cheese & onion 6": what follows the mark on a line is seldom goods of its own. */
const isJoined = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === '&' && view.tokens[at - 2]?.kind === 'word' && !view.sharesQuantity;

/** "2 each of chips 120 nuts 80": the number belongs to the goods before it. */
const isSizeBefore = (view: MessageView, at: number): boolean =>
  view.sharesQuantity && view.tokens[at]?.kind === 'number' && isLate(view, at);

/** Under a heading an item begins its line: "low fat" of "clover low fat 5" is none. */
const isMidLine = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'word' && !view.lexicon.and.has(view.tokens[at - 1]?.text ?? '');

/** Between two separators, as one of a list. */
function isFenced(view: MessageView, start: number, end: number): boolean {
  const isFence = (at: number): boolean =>
    view.tokens[at]?.kind === 'newline' || /^[,;?]$/.test(view.tokens[at]?.text ?? '');
  return end - start <= 4 && isFence(start - 1) && isFence(end);
}

function startsClause(view: MessageView, at: number): boolean {
  const before = view.tokens[at - 1];
  return before?.kind !== 'word' || isIdle(view, at - 1);
}

function endsClause(view: MessageView, next: number): boolean {
  const token = view.tokens[next];
  return (
    !token ||
    token.kind === 'newline' ||
    token.kind === 'symbol' ||
    token.kind === 'noise' ||
    isIdle(view, next)
  );
}
