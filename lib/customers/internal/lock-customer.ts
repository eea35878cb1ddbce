import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { customers } from '@/db/schema/customers';
import type { Context } from '../../context';
import { AppError, changedMeanwhile, notFound } from '../../errors';
import type { CustomerRow } from './customer-view';

/**
 * The customer, held against other writers until the transaction ends. Throws `not_found`, `customer_merged`, and
 * `customer_changed` when the caller has seen another version of it.
 */
export async function lockCustomer(
  tx: Transaction,
  ctx: Context,
  customerId: string,
  ifMatch?: number | undefined,
): Promise<CustomerRow> {
  const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId));
  const [row] = await tx.select().from(customers).where(mine).for('update');
  if (!row) throw notFound('customer');
  refuseMerged(row);
  if (ifMatch !== undefined && ifMatch !== row.version) {
    throw changedMeanwhile('customer_changed', { seen: ifMatch, currentVersion: row.version });
  }
  return row;
}

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
    .where(and(eq(customers.tenantId, ctx.tenantId), inArray(customers.id, [one, other])))
    .orderBy(asc(customers.id))
    .for('no key update');
  const first = rows.find(({ id }) => id === one);
  const second = rows.find(({ id }) => id === other);
  if (!first || !second) throw notFound('customer');
  return [first, second];
}

/** Throws `customer_merged`, naming the customer who took over this one. */
export function refuseMerged({ name, mergedInto }: CustomerRow): void {
  if (mergedInto === null) return;
  throw new AppError('customer_merged', `${name} was merged into another customer.`, {
    extra: { mergedInto },
  });
}
