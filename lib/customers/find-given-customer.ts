import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { FoundSender } from './find-or-create-sender';

/** A customer that was named by their id, or whom they were merged into since. Throws `not_found`. */
export async function findGivenCustomer(
  tx: Transaction,
  ctx: Context,
  customerId: string,
): Promise<FoundSender> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(mine(customers, ctx, customerId));
  if (!customer) throw notFound('customer');
  // Nobody is merged into one who is merged: the survivor is the last.
  if (customer.mergedInto !== null) return findGivenCustomer(tx, ctx, customer.mergedInto);
  return { customer, isNew: false, choices: [customer], sameSenderAs: null };
}
