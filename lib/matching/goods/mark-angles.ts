import type { GoodsNumber } from './goods-number';

/** Pipe fittings that turn, in the six languages. */
const bends = new Set(
  `elbow elbows ell ells bend bends sweep sweeps elmboog elmboe codo codos cotovelo cotovelos joelho joelhos curva curvas
  coude coudes`.split(/\s+/),
);

/** By how many degrees they turn. */
const angles = new Set([22.5, 45, 90]);

/** The 90 of "elbow 90" is an angle, as that of "90-Degree Elbow" is: no size, and not to be had in another. */
export function markAngles(words: readonly { text: string }[], numbers: GoodsNumber[]): GoodsNumber[] {
  const isAngle = ({ dimension, value, hashed, chained }: GoodsNumber): boolean =>
    dimension === 'bare' && angles.has(value) && !hashed && chained === undefined;
  if (!numbers.some(isAngle) || !words.some(({ text }) => bends.has(text))) return numbers;
  return numbers.map((number) =>
    isAngle(number) ? { ...number, dimension: 'other', symbol: 'deg' } : number,
  );
}
