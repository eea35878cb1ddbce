import type { CompiledLexicon } from '../../language/compile';
import type { Token } from '../../language/text/tokenise';
import { count, type GoodsNumber } from './goods-number';
import { mostOfThings, type NumberSpot } from './read-goods-number';

/**
 * `24 x 330ml`, `330ml x 24`, `case 24`, `(1X12)`, `(8X12)` and, of goods with a size, `pack of 6` are multiplicities;
 * `(1X1)` and `pack of 1` say nothing.
 */
export function markMultipacks(
  tokens: readonly Token[],
  spots: NumberSpot[],
  lexicon: CompiledLexicon,
): void {
  const sized = spots.some(({ number }) => isSize(number));
  spots.forEach((spot, i) => {
    const next = spots[i + 1];
    const after = spot.next + (isSide(tokens[spot.next]) ? 1 : 0);
    const joint = next?.at === after + 1 ? tokens[after]?.text : undefined;
    if (next && (joint === 'x' || joint === 'by' || (joint === '/' && isGauged(spot, next))))
      for (const { number, at } of [spot, next]) number.chained = at;
    if (next && joint === 'x') markPair(tokens, [spot, next, spots[i + 2]], sized);
    const before = tokens[spot.at - 1];
    const linked = before !== undefined && links.has(before.text);
    const word = linked ? tokens[spot.at - 2] : before;
    const packing = word?.kind === 'word' ? lexicon.units.get(word.text) : undefined;
    const counts = linked || spot.number.value < mostOfThings;
    if (spot.number.dimension === 'bare' && packing && packings.has(packing) && counts) {
      const ofSized = sized && linked;
      if (ofSized && spot.number.value === 1) spot.dropped = true;
      spot.number = {
        ...count(spot.number.value),
        multipack: ofSized || cases.has(packing),
      };
    }
  });
}

/** A cable `12/2`: its gauge, and how many wires are in it. */
const isGauged = (...pair: readonly NumberSpot[]): boolean =>
  pair.every(({ number }) => number.dimension === 'bare' && Number.isInteger(number.value));

/** The W of "30 in. W x 12 in. D". */
const isSide = (token: Token | undefined): boolean => token?.kind === 'word' && /^[wdhl]$/.test(token.text);

/** "pack of 6", "paquete de 6", "pak van 6". */
const links = new Set(['of', 'de', 'com', 'van']);
const cases = new Set(['case', 'tray', 'carton']);
const packings = new Set([...cases, 'pack', 'box']);

function markPair(
  tokens: readonly Token[],
  [left, right, third]: [NumberSpot, NumberSpot, NumberSpot | undefined],
  sized: boolean,
): void {
  const bare = left.number.dimension === 'bare' && right.number.dimension === 'bare';
  if (isSize(right.number) && left.number.dimension === 'bare') {
    left.number = { ...count(left.number.value), multipack: true };
  } else if (isSize(left.number) && right.number.dimension === 'bare') {
    right.number = { ...count(right.number.value), multipack: true };
  } else if (bare && tokens[left.at - 1]?.text === '(' && !isChain(tokens, right, third)) {
    const all = left.number.value * right.number.value;
    if (left.number.value !== 1 && !sized) return;
    left.dropped = true;
    if (all === 1) right.dropped = true;
    else right.number = { ...count(all), multipack: true };
  }
}

/** A third number follows: `(2 x 4 x 8)` measures, it does not count. */
const isChain = (tokens: readonly Token[], { next }: NumberSpot, third: NumberSpot | undefined): boolean =>
  third !== undefined && tokens[next]?.text === 'x' && third.at === next + 1;

const isSize = (number: GoodsNumber): boolean => number.dimension === 'mass' || number.dimension === 'volume';
