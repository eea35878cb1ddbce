import { and, eq } from 'drizzle-orm';
import { customerBranches } from '@/db/schema/customer-branches';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { branchesOf, getBranch, viewBranch } from './internal/branch-rows';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';

/** Takes a branch from a customer. Throws `not_found`, `customer_merged`, `customer_erased`, `customer_changed`. */
export async function removeBranch(
  ctx: Context,
  input: CustomerVersion & { branchId: string },
): Promise<void> {
  const { customerId, branchId } = input;
  await inTenant(ctx, async (tx) => {
    const customer = await lockCustomer(tx, ctx, input);
    const branch = viewBranch(await getBranch(tx, ctx, { customerId, branchId }));
    await tx
      .delete(customerBranches)
      .where(and(branchesOf(ctx, customerId), eq(customerBranches.id, branchId)));
    await countChange(tx, ctx, customer);
    await recordAudit(tx, ctx, { action: 'customer.branch_removed', subjectId: customerId, data: branch });
  });
}
