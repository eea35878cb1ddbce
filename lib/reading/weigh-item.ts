import { framedEnd } from './find-asked-goods';
import { longestGoods } from './find-goods-ends';
import type { ItemEdge, ItemShape } from './item-edge';
import type { Fit, Judge } from './judge';
import type { MessageView } from './message-view';
import { weights } from './reading-weights';
import { innerGain } from './weigh-inner-marks';

/** Weighs items that begin at a token; null for one whose goods nothing speaks for. */
export function weigherAt(
  view: MessageView,
  judge: Judge,
  at: number,
  context: string,
): (shape: ItemShape) => ItemEdge | null {
  const fitOf = fitsIn(view, judge, context);
  return ({ goodsStart, goodsEnd, next, quantity, side, gain }) => {
    const fit = fitOf(goodsStart, goodsEnd, quantity?.unit ?? null);
    const framed = quantity === null && goodsEnd === framedEnd(view, goodsStart);
    const sure = fit.known || framed || (quantity ? !quantity.vague : isFenced(view, goodsStart, goodsEnd));
    if (!sure) return null;
    const score =
      fit.score +
      weights.item +
      gain +
      (quantity ? quantity.gain : view.sharesQuantity ? weights.noQuantityBeforeEach : weights.noQuantity) +
      innerGain(view, goodsStart, goodsEnd, fit.score);
    return {
      goodsStart,
      goodsEnd,
      at,
      next,
      quantity: quantity?.value ?? null,
      unit: quantity?.unit ?? null,
      side,
      restock: quantity?.restock === true,
      vague: quantity?.vague === true,
      score: framed ? Math.max(weights.framed, score) : score,
      fit: fit.score,
      known: fit.known,
    };
  };
}

/** The judge's answers, each stretch asked once where no unit is said. */
function fitsIn(
  view: MessageView,
  judge: Judge,
  context: string,
): (start: number, end: number, unit: string | null) => Fit {
  const plain = new Map<number, Fit>();
  return (start, end, unit) => {
    const key = start * (longestGoods + 1) + end - start;
    const known = unit === null ? plain.get(key) : undefined;
    if (known) return known;
    const [first, last] = [view.tokens[start], view.tokens[end - 1]];
    const fit =
      first && last ? judge.fit(first.start, last.end, unit, context) : { score: 0, known: false, gain: 0 };
    if (unit === null) plain.set(key, fit);
    return fit;
  };
}

/** Between two separators, as one of a list. */
const isFenced = (view: MessageView, start: number, end: number): boolean =>
  end - start <= 4 && isFence(view, start - 1) && isFence(view, end);

const isFence = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'newline' || /^[,;?]$/.test(view.tokens[at]?.text ?? '');
