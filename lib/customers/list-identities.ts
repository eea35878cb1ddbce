import { asc, eq, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { Identity } from './contract';
import { ofCustomer } from './internal/find-identity';
import { viewIdentity } from './internal/identity-view';

/** A page of a customer's numbers, then ids, the main ones first and the others by age. Throws `not_found`. */
export async function listIdentities(
  ctx: Context,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
): Promise<{ identities: Identity[]; total: number; limit: number; offset: number }> {
  return inTenant(ctx, async (tx) => {
    const ofThisCustomer = ofCustomer(ctx, customerId);
    const [customer] = await tx
      .select()
      .from(customers)
      .where(sql`${mine(customers, ctx)} and ${eq(customers.id, customerId)}`);
    if (!customer) throw notFound('customer');
    const isOther = sql`${customerIdentities.value} not in (${customer.phoneNumber ?? ''}, ${customer.platformUserId ?? ''})`;
    const rows = await tx
      .select()
      .from(customerIdentities)
      .where(ofThisCustomer)
      .orderBy(
        asc(customerIdentities.kind),
        asc(isOther),
        asc(customerIdentities.createdAt),
        asc(customerIdentities.id),
      )
      .limit(limit)
      .offset(offset);
    const total = await tx.$count(customerIdentities, ofThisCustomer);
    return { identities: rows.map((row) => viewIdentity(row, customer)), total, limit, offset };
  });
}
