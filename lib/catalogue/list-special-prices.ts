import { and, eq, inArray, or } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { specialPrices } from '@/db/schema/special-prices';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { getCustomer } from '../customers/get-customer';
import { findSpecialPrices } from './internal/special-price-rows';

/** A page of the prices that a customer has of their own, those of customers merged into them among them. Throws `not_found`. */
export async function listSpecialPrices(
  ctx: Context,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
) {
  return inTenant(ctx, async (tx) => {
    await getCustomer(ctx, customerId);
    const theirs = inArray(
      specialPrices.customerId,
      tx
        .select({ id: customers.id })
        .from(customers)
        .where(
          and(mine(customers, ctx), or(eq(customers.id, customerId), eq(customers.mergedInto, customerId))),
        ),
    );
    return {
      specialPrices: await findSpecialPrices(tx, ctx, theirs, { limit, offset }),
      total: await tx.$count(specialPrices, and(mine(specialPrices, ctx), theirs)),
      limit,
      offset,
    };
  });
}
