import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { changedMeanwhile, notFound } from '../../errors';
import type { CustomerRow } from './customer-view';
import { refuseGone } from './refuse-gone';

export interface CustomerVersion {
  customerId: string;
  /** The version that was looked at; without it the change is made on any. */
  ifMatch?: number | undefined;
}

/**
 * The customer, to be changed by nobody else until the transaction ends. Rows that name the customer may be stored
 * meanwhile: whoever changes an order checks its customer while holding the order, and must not wait for one who holds the
 * customer and wants the order. `ALONE` keeps these away too. Throws `not_found`, `customer_merged`, `customer_erased`,
 * `customer_changed`.
 */
export async function lockCustomer(
  tx: Transaction,
  ctx: Context,
  { customerId, ifMatch }: CustomerVersion,
  hold: 'SHARED' | 'ALONE' = 'SHARED',
): Promise<CustomerRow> {
  const strength = hold === 'ALONE' ? 'update' : 'no key update';
  const [row] = await tx.select().from(customers).where(isOne(ctx, customerId)).for(strength);
  if (!row) throw notFound('customer');
  refuseGone(row);
  if (ifMatch !== undefined && ifMatch !== row.version) {
    throw changedMeanwhile('customer_changed', { seen: ifMatch, currentVersion: row.version });
  }
  return row;
}

/** Counts a change of what belongs to a locked customer, and writes the main number and id where they are given. */
export async function countChange(
  tx: Transaction,
  ctx: Context,
  customer: CustomerRow,
  main: { phoneNumber?: string | null; platformUserId?: string | null } = {},
): Promise<CustomerRow> {
  const [row] = await tx
    .update(customers)
    .set({ ...main, version: customer.version + 1, updatedAt: clock.now() })
    .where(isOne(ctx, customer.id))
    .returning();
  if (!row) throw notFound('customer');
  return row;
}

function isOne(ctx: Context, customerId: string) {
  return mine(customers, ctx, customerId);
}
