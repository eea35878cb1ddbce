import type { Judge } from './judge';
import type { MessageView } from './message-view';
import type { Quantity } from './quantity';

/** So many are hardly ordered at once. */
const greatestOrder = 500;
/** A size that the catalogue has of the goods is worth more than this. */
const leastOfSize = 0.8;

/** The 750 of "bleach lemon 750": right behind goods that the catalogue has in that size. */
export function isSizeOfName(
  view: MessageView,
  judge: Judge,
  at: number,
  end: number,
  { value, unit, next }: Quantity,
): boolean {
  if (unit !== null || value <= greatestOrder || next !== end + 1) return false;
  const [start, to] = [view.tokens[at]?.start ?? 0, view.tokens[end - 1]?.end ?? 0];
  const sized = judge.fit(start, view.tokens[end]?.end ?? to, null, '').score;
  return sized > judge.fit(start, to, null, '').score + leastOfSize;
}
