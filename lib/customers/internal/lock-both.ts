import { and, asc, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { CustomerRow } from './customer-view';

/**
 * Two customers, whichever is named first locked in the order of their ids, so that no two merges wait for each other.
 * New orders and phrases of theirs may still refer to the rows: whoever locks these two moves them. Throws `not_found`.
 */
export async function lockBoth(
  tx: Transaction,
  ctx: Context,
  [one, other]: readonly [string, string],
): Promise<[CustomerRow, CustomerRow]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(and(mine(customers, ctx), inArray(customers.id, [one, other])))
    .orderBy(asc(customers.id))
    .for('no key update');
  const first = rows.find(({ id }) => id === one);
  const second = rows.find(({ id }) => id === other);
  if (!first || !second) throw notFound('customer');
  return [first, second];
}
