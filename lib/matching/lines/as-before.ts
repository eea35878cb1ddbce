import type { HistoryEntry, OrderingCustomer } from '../catalogue';
import type { Candidate } from '../match-phrase';

/** How sure it is that the only fitting goods of earlier orders are the ones meant. */
const sureOfEarlier = 0.9;
/** A candidate fits if it is at least this share as likely as the best one. */
const fittingShare = 0.3;

/** Candidates of goods asked for "as last week": those ordered before go first, the more often the likelier. */
export function preferEarlier(candidates: readonly Candidate[], customer: OrderingCustomer): Candidate[] {
  const least = (candidates[0]?.confidence ?? 0) * fittingShare;
  const earlier = candidates.flatMap((candidate) => {
    const entry = entryOf(customer, candidate.productId);
    return entry && candidate.confidence >= least ? [{ candidate, entry }] : [];
  });
  const total = earlier.reduce((sum, { entry }) => sum + entry.times, 0);
  if (total === 0) return [...candidates];
  const raised = earlier
    .map(({ candidate, entry }) => ({
      ...candidate,
      confidence: Math.max(candidate.confidence, (sureOfEarlier * entry.times) / total),
      reason: `${candidate.reason}; last ordered ${daysAgo(entry)}`,
    }))
    .sort((a, b) => b.confidence - a.confidence);
  const others = candidates
    .filter(({ productId }) => !raised.some((candidate) => candidate.productId === productId))
    .map((candidate) => ({ ...candidate, confidence: candidate.confidence * (1 - sureOfEarlier) }));
  return [...raised, ...others];
}

export interface EarlierQuantity {
  quantity: number;
  unit: string | null;
  note: string;
}

/** The quantity that a customer ordered of a product the last time; null when it is not known. */
export function earlierQuantity(
  customer: OrderingCustomer,
  productId: string | undefined,
): EarlierQuantity | null {
  const entry = entryOf(customer, productId);
  return entry?.last ? { ...entry.last, note: `the quantity ordered ${daysAgo(entry)}` } : null;
}

const entryOf = ({ history }: OrderingCustomer, productId: string | undefined): HistoryEntry | undefined =>
  history?.find((entry) => entry.productId === productId);

function daysAgo({ lastOrderedDaysAgo }: HistoryEntry): string {
  const days = Math.floor(lastOrderedDaysAgo);
  if (days < 1) return 'less than a day ago';
  return days === 1 ? 'a day ago' : `${days} days ago`;
}
