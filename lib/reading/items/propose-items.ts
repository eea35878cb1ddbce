import { isSizeOfName } from '../amounts/is-size-of-name';
import { isLedByCount, isSizeOfGoods, opensWithCount } from '../amounts/opens-with-count';
import { isLate } from '../amounts/weigh-number';
import { isInBareList } from '../goods/find-bare-lists';
import { isBehindTalk } from '../goods/is-behind-talk';
import type { ItemEdge, ItemShape } from '../item-edge';
import type { Judge } from '../judge';
import { likenessEnd } from '../mentions/find-likeness';
import { isLongerThanOrders, longestOrder, type MessageView } from '../message-view';
import { quantitiesAfter } from '../quantities/quantities-after';
import { countSwallowed } from '../quantities/swallows-count';
import { weights } from '../reading-weights';
import { cuesAt } from '../words/find-cues';
import { isGoodsWord, isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { canStartItem } from './can-start-item';
import { canTrail, isPackOf } from './can-trail';
import { framedEnd } from './framed-end';
import { endsOf, heldShapes, type ItemStart, isInName, leadShapes } from './lead-shapes';
import { weighItem } from './weigh-item';

/** Many items end at one place. */
const afterAt = oncePerToken(quantitiesAfter);

/** Ways to cut out an item that are tried per token of a text longer than any order; long lists of goods try hardly four. */
const mostShapes = 6;

/**
 * Every item that can begin at each token: quantity then goods, goods then quantity, goods alone. `contexts` holds the
 * words of the headings above each.
 */
export function proposeItems(view: MessageView, judge: Judge, contexts: readonly string[]): ItemEdge[][] {
  let tried = 0;
  return view.tokens.map((_, at) => {
    const fewest = isLongerThanOrders(view) && tried > mostShapes * Math.max(at, longestOrder);
    const shapes = shapesAt(view, judge, at, contexts[at] !== '', fewest);
    tried += shapes.length;
    return shapes.flatMap((shape) => weighItem(view, judge, at, contexts[at] ?? '', shape) ?? []);
  });
}

function shapesAt(
  view: MessageView,
  judge: Judge,
  at: number,
  underHeading: boolean,
  fewest: boolean,
): ItemShape[] {
  if (!canStartItem(view, judge, at)) return [];
  const start: ItemStart = { view, judge, at, underHeading, fewest };
  return [...leadShapes(start), ...heldShapes(start), ...goodsFirstShapes(start)];
}

/** "bread 5", and goods alone. */
function goodsFirstShapes(start: ItemStart): ItemShape[] {
  const { view, judge, at, underHeading } = start;
  const shapes: ItemShape[] = [];
  const inside = isJoined(view, at) || isSizeBefore(view, at) || (underHeading && isMidLine(view, at));
  const joined = inside ? weights.midItem : 0;
  const alone = isSizeOfGoods(view, at) ? weights.sizeOfGoods : 0;
  const counted = opensWithCount(view, judge, at) ? weights.bareCount : 0;
  const ends = endsOf(start, at);
  const framed = framedEnd(view, at);
  if (framed !== undefined && !ends.includes(framed)) shapes.push(goodsAlone(at, framed, 0));
  for (const end of ends) {
    const loose = endsClause(view, end) || cuesAt(view, end).length > 0 ? 0 : weights.looseEnd;
    const isLed = isLedByCount(view, judge, at, end);
    const swallows = countSwallowed(view, at, end, underHeading) * weights.swallowed;
    shapes.push(
      goodsAlone(at, end, joined + loose + alone + swallows + (isLed ? weights.ledByCount : counted)),
    );
    shapes.push(...likenedShapes(view, at, end).map((shape) => ({ ...shape, gain: shape.gain + joined })));
    for (const quantity of afterAt(view, end)) {
      if (!canTrail(view, at, end, quantity) || isInName(view, judge, quantity.next)) continue;
      const pack = isPackOf(view, at, end, quantity) ? weights.packBehind : 0;
      const owned = isOfPurpose(view, at, quantity.next) ? weights.ofPurpose : 0;
      const spoken = isLed && view.tokens[at]?.form !== 'digits' ? weights.ledByCount : 0;
      const named = isSizeOfName(view, judge, at, end, quantity) ? weights.sizeOfName : 0;
      const gain =
        joined + alone + pack + spoken + named + owned + (endsClause(view, quantity.next) ? weights.edge : 0);
      shapes.push({ goodsStart: at, goodsEnd: end, next: quantity.next, quantity, side: 'trail', gain });
    }
  }
  return shapes;
}

/** "the pears in the same size also six": what likens goods to those before them may stand before their quantity. */
function likenedShapes(view: MessageView, goodsStart: number, end: number): ItemShape[] {
  const goodsEnd = isIdle(view, end - 1) ? null : likenessEnd(view, end);
  if (goodsEnd === null || goodsEnd === end) return [];
  return afterAt(view, goodsEnd).map((quantity) => ({
    goodsStart,
    goodsEnd,
    next: quantity.next,
    quantity,
    side: 'trail',
    gain: weights.unit + weights.mark,
  }));
}

const goodsAlone = (goodsStart: number, goodsEnd: number, gain: number): ItemShape => ({
  goodsStart,
  goodsEnd,
  next: goodsEnd,
  quantity: null,
  side: 'none',
  gain,
});

/** "cheese & onion 6": what follows the mark on a line is seldom goods of its own. */
const isJoined = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.text === '&' && view.tokens[at - 2]?.kind === 'word' && !view.sharesQuantity;

/** "2 each of chips 120 nuts 80": the number belongs to the goods before it. */
const isSizeBefore = (view: MessageView, at: number): boolean =>
  view.sharesQuantity && view.tokens[at]?.kind === 'number' && isLate(view, at);

/** "for the soup kitchen 10 salt": whom it is for, and the quantity of the goods that follow. */
const isOfPurpose = (view: MessageView, at: number, next: number): boolean =>
  view.lexicon.owning.has(view.tokens[at - 1]?.text ?? '') &&
  view.lexicon.purpose.has(view.tokens[at - 2]?.text ?? '') &&
  isGoodsWord(view, next);

/** Under a heading an item begins its line: "low fat" of "clover low fat 5" is none. */
const isMidLine = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'word' &&
  !view.stops.has(at) &&
  !isInBareList(view, at) &&
  !isBehindTalk(view, at) &&
  !view.lexicon.and.has(view.tokens[at - 1]?.text ?? '');

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
