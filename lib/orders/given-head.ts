import type { Transaction } from '@/db/client';
import type { Context } from '../context';
import type { HeadChanges } from './head-changes';
import { headParts } from './internal/head-parts';
import { emptyHead, type StoredHead } from './order-head';

/** The head of an order that comes with one as data; null for none. Throws as setting one does. */
export async function givenHead(
  tx: Transaction,
  ctx: Context,
  given: { customerId: string | null; changes: HeadChanges },
): Promise<StoredHead | null> {
  if (Object.keys(given.changes).length === 0) return null;
  return { ...emptyHead, ...(await headParts(tx, ctx, given)) };
}
