import type { LineChange } from '../../conversation/changes/change';

/**
 * What is asked of an order's lines, as a clerk reads it: `5 fewer “brown bread” (15 instead of 20)`; behind them what is
 * asked of it as a whole.
 */
export function wordsOfChanges(changes: readonly LineChange[], ofHead: readonly string[] = []): string {
  const parts = [...changes.map(wordsOf), ...ofHead];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

function wordsOf(change: LineChange): string {
  if (change.kind === 'ADD') return `${amount(change.goods)} “${change.goods.phrase}” besides`;
  const { phrase, quantity, unit } = change.line;
  if (change.kind === 'REMOVE') return `no “${phrase}” (instead of ${quantity})`;
  if (change.kind === 'MORE') return `${change.quantity} more “${phrase}”`;
  if (change.kind === 'REPLACE') return `“${change.goods.phrase}” instead of “${phrase}”`;
  const now = `${amount(change)} instead of ${amount({ quantity, unit })}`;
  // Cases and bottles are not counted against each other.
  if (change.unit !== unit || change.quantity === quantity) return `“${phrase}”: ${now}`;
  const by = round(Math.abs(change.quantity - quantity));
  return change.quantity < quantity ? `${by} fewer “${phrase}” (${now})` : `${by} more “${phrase}” (${now})`;
}

const round = (quantity: number): number => Number(quantity.toFixed(3));
const amount = ({ quantity, unit }: { quantity: number; unit: string | null }): string =>
  unit === null ? String(quantity) : `${quantity} ${unit}`;
