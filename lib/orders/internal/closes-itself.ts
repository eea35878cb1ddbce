import { nonOrderKinds } from '../../conversation/kind';
import type { OrderReading } from './interpret-order';
import type { JudgedKind } from './judge-kind';
import type { OrderRow } from './lock-order';

/** What is told less surely waits for a person. */
const surely = 0.95;

/**
 * Whether a message is surely no order, and nobody need look whether it is: nothing in it was read as a line, and no goods
 * with a quantity were left out. Recordings are heard by a person.
 */
export function closesItself(
  { isVoiceNote, sentItems, customerChoices }: OrderRow,
  text: string,
  { kind, confidence }: JudgedKind,
  { lines, accounted, warnings }: OrderReading,
): boolean {
  if (isVoiceNote || sentItems !== null || customerChoices !== null || text.trim() === '') return false;
  if (!nonOrderKinds.includes(kind) || confidence < surely) return false;
  const isCounted = ({ start, end }: { start: number; end: number }): boolean =>
    /^\W*\d|[x×*]\s*\d|\d\s*[x×*]/iu.test(text.slice(start, end));
  return (
    lines.length === 0 && warnings.length === 0 && !accounted.some((part) => part.doubtful && isCounted(part))
  );
}
