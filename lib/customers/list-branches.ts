import { asc } from 'drizzle-orm';
import { customerBranches } from '@/db/schema/customer-branches';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { Branch } from './branch-contract';
import { getCustomer } from './get-customer';
import { branchesOf, viewBranch } from './internal/branch-rows';

/** A page of a customer's branches, by name. Throws `not_found`. */
export async function listBranches(
  ctx: Context,
  { customerId, limit, offset }: { customerId: string; limit: number; offset: number },
): Promise<{ branches: Branch[]; total: number; limit: number; offset: number }> {
  return inTenant(ctx, async (tx) => {
    await getCustomer(ctx, customerId);
    const mine = branchesOf(ctx, customerId);
    const rows = await tx
      .select()
      .from(customerBranches)
      .where(mine)
      .orderBy(asc(customerBranches.name), asc(customerBranches.id))
      .limit(limit)
      .offset(offset);
    const total = await tx.$count(customerBranches, mine);
    return { branches: rows.map(viewBranch), total, limit, offset };
  });
}
