import type { Token } from '../reading/tokenise';
import type { GoodsNumber } from './goods-number';
import { count, type NumberSpot } from './read-goods-number';

/** `24 x 330ml`, `330ml x 24`, `pack of 6`, `case 24`, `(1X12)` are multiplicities; `(1X1)` says nothing. */
export function markMultipacks(tokens: readonly Token[], spots: NumberSpot[]): void {
  spots.forEach((spot, i) => {
    const next = spots[i + 1];
    if (next && tokens[spot.next]?.text === 'x' && next.at === spot.next + 1)
      markPair(tokens, spot, next, spots[i + 2]);
    const before = tokens[spot.at - 1];
    const word = before?.text === 'of' ? tokens[spot.at - 2] : before;
    if (
      spot.number.dimension === 'bare' &&
      word?.kind === 'word' &&
      /^(packs?|pk|cases?|cs|box|trays?|carton)$/.test(word.text)
    ) {
      spot.number = { ...count(spot.number.value), multipack: /^(case|cs|tray|carton)/.test(word.text) };
    }
  });
}

function markPair(
  tokens: readonly Token[],
  left: NumberSpot,
  right: NumberSpot,
  third: NumberSpot | undefined,
): void {
  const isSize = (n: GoodsNumber): boolean => n.dimension === 'mass' || n.dimension === 'volume';
  const chain = third !== undefined && tokens[right.next]?.text === 'x' && third.at === right.next + 1;
  if (isSize(right.number) && left.number.dimension === 'bare') {
    left.number = { ...count(left.number.value), multipack: true };
  } else if (isSize(left.number) && right.number.dimension === 'bare') {
    right.number = { ...count(right.number.value), multipack: true };
  } else if (
    left.number.dimension === 'bare' &&
    left.number.value === 1 &&
    right.number.dimension === 'bare' &&
    tokens[left.at - 1]?.text === '(' &&
    !chain
  ) {
    left.dropped = true;
    if (right.number.value === 1) right.dropped = true;
    else right.number = { ...count(right.number.value), multipack: true };
  }
}
