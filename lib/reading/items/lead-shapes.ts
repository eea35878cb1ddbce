import { isCutBeforeUnknown, isCutShort } from '../amounts/is-cut-short';
import { isSetOf } from '../amounts/is-set-of';
import { isSizeAlone, mayBePartOfPack } from '../amounts/is-size-alone';
import { isHalfOfMore, isInsideNumber } from '../amounts/weigh-number';
import { goodsEnds, taughtEnd } from '../goods/find-goods-ends';
import type { ItemShape } from '../item-edge';
import type { Judge } from '../judge';
import { type MessageView, unitAt } from '../message-view';
import { quantitiesBefore } from '../quantities/quantities-before';
import { heldEnd, needAt, stockTailAt } from '../quantities/read-stock';
import { unitBehind } from '../quantities/unit-behind';
import { weights } from '../reading-weights';
import { isCorrected } from '../talk/find-passages';
import { isIdle } from '../words/is-idle';
import { saysSame } from '../words/says-same';

/** A token at which items may begin. */
export interface ItemStart {
  view: MessageView;
  judge: Judge;
  at: number;
  underHeading: boolean;
  /** No more than the shortest goods are tried. */
  fewest: boolean;
}

/** Where goods that begin at a token may end, of an item that begins at `start`. */
export function endsOf({ view, judge, underHeading, fewest }: ItemStart, goodsStart: number): number[] {
  const ends = goodsEnds(view, judge, goodsStart, underHeading);
  return fewest ? ends.slice(0, 2) : ends;
}

/** "5 x bread", "3 white left need 12". */
export function leadShapes(start: ItemStart): ItemShape[] {
  const { view, judge, at } = start;
  const shapes: ItemShape[] = [];
  const edge = isHalfOfMore(view, at) ? weights.cutNumber : startsClause(view, at) ? weights.edge : 0;
  for (const quantity of quantitiesBefore(view, at)) {
    if (isInsideNumber(view, quantity.next)) continue;
    const gain =
      edge + (isInName(view, judge, at + 1) && quantity.next === at + 1 ? weights.numberInName : 0);
    // "24 of the usual coke": the article may belong to a taught name.
    const article = quantity.next - 1 > at && taughtEnd(view, quantity.next - 1, judge) !== null;
    const goodsStart = article ? quantity.next - 1 : quantity.next;
    if (endsCorrection(view, at, goodsStart)) continue;
    const inPack = mayBePartOfPack(view, at, goodsStart);
    for (const goodsEnd of endsOf(start, goodsStart)) {
      if (inPack && isSizeAlone(view, goodsStart, goodsEnd)) continue;
      // "14 piece blade set": one set, which its number names.
      if (isSetOf(view, [goodsStart, goodsEnd], quantity)) {
        const one = { ...quantity, value: 1, unit: null, next: at };
        shapes.push({ goodsStart: at, goodsEnd, next: goodsEnd, quantity: one, side: 'lead', gain: edge });
        continue;
      }
      const told = saysSame(view, goodsEnd) ? weights.toldBehind : 0;
      const cut = isCutShort(view, goodsStart, goodsEnd) ? weights.cutShort : 0;
      const unknown = isCutBeforeUnknown(view, judge, goodsEnd) ? weights.cutBeforeUnknown : 0;
      const parted = quantity.unit !== null && leavesUnit(view, goodsEnd) ? weights.secondUnit : 0;
      const shape: ItemShape = {
        goodsStart,
        goodsEnd,
        next: goodsEnd,
        quantity,
        side: 'lead',
        gain: gain + told + cut + unknown + parted,
      };
      shapes.push(shape);
      const behind = quantity.unit === null ? unitBehind(view, judge, goodsEnd) : null;
      if (behind)
        shapes.push({
          ...shape,
          next: behind.next,
          quantity: { ...quantity, unit: behind.unit },
          gain: shape.gain + weights.unitBehind,
        });
      const stock = stockTailAt(view, goodsEnd);
      if (stock)
        shapes.push({ goodsStart, goodsEnd, next: stock.next, quantity: stock, side: 'lead', gain: 0 });
    }
  }
  return shapes;
}

/** "no make that eight bottles and the small peas": so many of what stood before, and the next goods behind the "and". */
function endsCorrection(view: MessageView, at: number, goodsStart: number): boolean {
  const { and, units } = view.lexicon;
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  const next = units.has(textAt(goodsStart)) ? goodsStart + 1 : goodsStart;
  return (and.has(textAt(next)) || /^[&+]$/.test(textAt(next))) && isCorrected(view, at);
}

/** The "boxes" behind "6 packs popcorn", which are counted in packs: goods are so called, "popcorn boxes large". */
const leavesUnit = (view: MessageView, end: number): boolean =>
  view.tokens[end - 1]?.kind === 'word' &&
  unitAt(view, end) !== null &&
  view.tokens[end + 1]?.kind !== 'number';

/** "have 3 white need 12", "have 0 white need 12". */
export function heldShapes(start: ItemStart): ItemShape[] {
  const { view, at } = start;
  const goodsStart = heldEnd(view, at);
  if (goodsStart === null) return [];
  return endsOf(start, goodsStart).flatMap((goodsEnd): ItemShape[] => {
    const quantity = needAt(view, goodsEnd);
    return quantity ? [{ goodsStart, goodsEnd, next: quantity.next, quantity, side: 'lead', gain: 0 }] : [];
  });
}

/** "2 each of five peaks and kloof": where a quantity is shared, a number that the catalogue writes before a word. */
export const isInName = (view: MessageView, judge: Judge, at: number): boolean =>
  view.sharesQuantity && judge.isPair(view.tokens[at - 1]?.text ?? '', view.tokens[at]?.text ?? '');

function startsClause(view: MessageView, at: number): boolean {
  const before = view.tokens[at - 1];
  return before?.kind !== 'word' || isIdle(view, at - 1);
}
