import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { IdentityRow } from './identity-view';

/** One of a customer's numbers and ids. Throws `not_found`. */
export async function getIdentity(
  tx: Transaction,
  ctx: Context,
  { customerId, identityId }: { customerId: string; identityId: string },
): Promise<IdentityRow> {
  const [row] = await tx
    .select()
    .from(customerIdentities)
    .where(and(ofCustomer(ctx, customerId), eq(customerIdentities.id, identityId)));
  if (!row) throw notFound('number or id of the customer');
  return row;
}

export function ofCustomer(ctx: Context, customerId: string) {
  return and(mine(customerIdentities, ctx), eq(customerIdentities.customerId, customerId));
}
