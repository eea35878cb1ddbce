import { countBehindConcord } from '../amounts/find-concord';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { isGoodsWord } from '../words/is-idle';

/**
 * "ibhokisi elilodwa le-", "amasaka ayisithupha", "amabhokisi ama-3 e-": in isiZulu the count stands behind the unit
 * that it counts, and what belongs to goods that follow is tied to them. Null where none begins.
 */
export function countOfUnit(view: MessageView, at: number): Quantity | null {
  if (view.lexicon.nounCounts.size === 0) return null;
  const unit = unitAt(view, at) ?? tiedUnit(view, at) ?? namedPack(view, at);
  if (!unit) return null;
  const concord = countBehindConcord(view, unit.next) ?? countBehindRelative(view, unit.next);
  const counts = concord !== null || view.lexicon.nounCounts.has(view.tokens[unit.next]?.text ?? '');
  const number = counts ? numbersAt(view, concord ?? unit.next)[0] : undefined;
  if (!number) return null;
  const gain = weights.quantity + weights.unit;
  return { value: number.value, unit: unit.unit, next: number.next, gain };
}

/** The token of the number in "i-case e-1", "ama-case a-2": behind a unit a single vowel is tied to its count. */
function countBehindRelative({ tokens, lexicon }: MessageView, at: number): number | null {
  const [vowel, hyphen, count] = tokens.slice(at, at + 3);
  const isTied = lexicon.possessives.has(vowel?.text ?? '') && hyphen?.text === '-' && hyphen.glued;
  return isTied && count?.form === 'digits' && count.glued ? at + 2 : null;
}

/** The "ama-case" of "ama-case a-2": a loan word behind the beginning of the noun that it is made. */
function tiedUnit(view: MessageView, at: number): { unit: string; next: number } | null {
  const { tokens, lexicon } = view;
  const isTied = tokens[at + 1]?.text === '-' && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
  return isTied && lexicon.concords.has(tokens[at]?.text ?? '') ? unitAt(view, at + 2) : null;
}

/** The "six pack" of "six pack amane e-lager": four of what comes by sixes. */
function namedPack(view: MessageView, at: number): { unit: string; next: number } | null {
  const end = numbersAt(view, at).find(({ form }) => /^(?:words|digits)$/.test(form))?.next;
  const unit = end === undefined ? null : unitAt(view, end);
  return unit?.unit === 'pack' ? unit : null;
}

/** "i-case e-1 pilchards": the same with figures before goods that nothing ties to it. */
export function countedLoose(view: MessageView, at: number): Quantity | null {
  const counted = countOfUnit(view, at);
  const isFigure = counted !== null && view.tokens[counted.next - 1]?.form === 'digits';
  return isFigure && isGoodsWord(view, counted.next) && !countedBefore(view, at) ? counted : null;
}

/** The same before goods, across the "of" that is tied to them: "amabhokisi amabili e-". */
export function countedBefore(view: MessageView, at: number): Quantity | null {
  const counted = countOfUnit(view, at);
  if (!counted || !view.lexicon.possessives.has(view.tokens[counted.next]?.text ?? '')) return null;
  const tied = view.tokens[counted.next + 1]?.text === '-';
  return { ...counted, next: counted.next + (tied ? 2 : 1) };
}
