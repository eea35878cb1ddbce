import { and, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { specialPrices } from '@/db/schema/special-prices';
import type { Context } from '../context';

/** Some of these customers pay, or will pay, a price of their own for something. */
export async function haveOwnPrices(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  customerIds: readonly string[],
): Promise<boolean> {
  const [found] = await tx
    .select({ id: specialPrices.id })
    .from(specialPrices)
    .where(and(mine(specialPrices, ctx), inArray(specialPrices.customerId, [...customerIds])))
    .limit(1);
  return found !== undefined;
}
