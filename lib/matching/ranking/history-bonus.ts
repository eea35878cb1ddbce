import type { HistoryEntry } from '../catalogue';
import type { IndexedProduct } from '../index/catalogue-index';

const none = { bonus: 0, note: '' };
/** Of a product that was ordered many times, and lately. */
export const mostBonus = 1.2;

/** What the customer's own orders say for a product: it breaks ties, it does not overrule words or sizes. */
export function historyBonus(
  history: readonly HistoryEntry[] | undefined,
  { product }: IndexedProduct,
): { bonus: number; note: string } {
  const entry = history?.find(({ productId }) => productId === product.id);
  if (!entry || entry.times <= 0) return none;
  const recency = Math.exp(-entry.lastOrderedDaysAgo / 180);
  return {
    bonus: Math.min(mostBonus, 0.35 * Math.log1p(entry.times)) * (0.4 + 0.6 * recency),
    note: `ordered ${entry.times === 1 ? 'once' : `${entry.times} times`} before`,
  };
}
