import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { Customer } from './contract';
import { type CustomerRow, viewCustomer } from './internal/customer-view';
import { lockIdentities } from './internal/identity-rows';
import { type CustomerVersion, lockCustomer } from './internal/lock-customer';
import { identitiesOf } from './internal/move-parts';

/**
 * The customer, to be erased in this transaction: nobody changes it meanwhile, and a message of one of its numbers waits
 * and then starts anew. Throws what `lockCustomer` does.
 */
export async function lockForErasing(
  tx: Transaction,
  ctx: Context,
  version: CustomerVersion,
): Promise<CustomerRow> {
  // Before the row, as whoever receives a message does.
  const known = await identitiesOf(tx, ctx, [version.customerId]);
  await lockIdentities(
    tx,
    ctx,
    known.map(({ value }) => value),
  );
  return lockCustomer(tx, ctx, version, 'ALONE');
}

/** What is left of it. */
export async function getErasedCustomer(
  tx: Transaction,
  ctx: Context,
  customerId: string,
): Promise<Customer> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (!row) throw notFound('customer');
  return viewCustomer(row);
}
