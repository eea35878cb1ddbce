import type { HistoryEntry } from './catalogue';

/** What the customer's own orders say for a product: it breaks ties, it does not overrule words or sizes. */
export function historyBonus(
  history: readonly HistoryEntry[] | undefined,
  productId: string,
): { bonus: number; note: string } {
  const entry = history?.find((found) => found.productId === productId);
  if (!entry || entry.times <= 0) return { bonus: 0, note: '' };
  const recency = Math.exp(-entry.lastOrderedDaysAgo / 180);
  return {
    bonus: Math.min(1.2, 0.35 * Math.log1p(entry.times)) * (0.4 + 0.6 * recency),
    note: `ordered ${entry.times === 1 ? 'once' : `${entry.times} times`} before`,
  };
}
