import { z } from 'zod';
import type { StoredHead } from '../orders/order-head';
import type { SentItem } from '../orders/sent-item';

/** What another system says of an order as data, beside its text: kept with the message until the order is made of it. */
export const givenOrder = z.object({
  /** Null for a number that several customers share, or that nobody has yet. */
  customerId: z.string().nullable(),
  externalId: z.string().nullable(),
  notes: z.string().nullable(),
  /** The parts that were sent; null for none. */
  head: z.custom<StoredHead>().nullable(),
  items: z.array(z.custom<SentItem>()),
  /** SHA-256 of the request's body, by which a repeat is told from another order under the same id. */
  fingerprint: z.string(),
});
export type GivenOrder = z.output<typeof givenOrder>;

/** The fingerprint of a message of the inbox; null for one that has none, or whose contents were removed. */
export function fingerprintOf(payload: unknown): string | null {
  const stored = z.object({ given: z.object({ fingerprint: z.string() }) }).safeParse(payload);
  return stored.data?.given.fingerprint ?? null;
}
