import { and, eq } from 'drizzle-orm';
import { customerBranches } from '@/db/schema/customer-branches';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import type { Branch, updateBranchEndpoint } from './branch-contract';
import { branchesOf, getBranch, requireFreeCode, requireLocation, viewBranch } from './internal/branch-rows';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';

interface BranchChange extends CustomerVersion {
  branchId: string;
  changes: BodyOf<typeof updateBranchEndpoint>;
}

/**
 * Changes the given fields of a customer's branch. Throws `not_found`, `customer_merged`, `customer_erased`,
 * `customer_changed`, `branch_code_taken`, and `invalid_input` for a location that there is not.
 */
export async function updateBranch(ctx: Context, input: BranchChange): Promise<Branch> {
  const { customerId, branchId, changes } = input;
  return inTenant(ctx, async (tx) => {
    const customer = await lockCustomer(tx, ctx, input);
    const before = await getBranch(tx, ctx, { customerId, branchId });
    if (Object.keys(changes).length === 0) return viewBranch(before);
    await requireFreeCode(tx, ctx, { customerId, code: changes.code ?? null, but: branchId });
    await requireLocation(tx, ctx, changes.locationId ?? null);
    const [row] = await tx
      .update(customerBranches)
      .set({ ...viewBranch(before), ...changes, updatedAt: clock.now() })
      .where(and(branchesOf(ctx, customerId), eq(customerBranches.id, branchId)))
      .returning();
    if (!row) throw new Error('the branch is gone');
    await countChange(tx, ctx, customer);
    await recordAudit(tx, ctx, {
      action: 'customer.branch_changed',
      subjectId: customerId,
      data: { branchId, before: viewBranch(before), after: viewBranch(row) },
    });
    return viewBranch(row);
  });
}
