import type { MessageView } from '../message-view';
import type { Quantity } from '../quantity';

const setUnits = new Set(['set', 'kit']);

/** "blade set 14 piece", "a 14 piece blade set": how many the set holds, and no quantity; but "14 pieces of the blade set". */
export function isSetOf(
  { tokens, lexicon }: MessageView,
  [from, to]: [number, number],
  { value, unit, next }: Quantity,
): boolean {
  const piece = tokens[unit === null ? next : next - 1]?.text ?? '';
  if (lexicon.units.get(piece) !== 'piece' || piece.endsWith('s') || value <= 1) return false;
  return tokens
    .slice(from, to + 1)
    .some(({ text }) => setUnits.has(text) || setUnits.has(lexicon.units.get(text) ?? ''));
}
