import { customerBranches } from '@/db/schema/customer-branches';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import type { addBranchEndpoint, Branch } from './branch-contract';
import { requireFreeCode, requireLocation, viewBranch } from './internal/branch-rows';
import { type CustomerVersion, countChange, lockCustomer } from './internal/lock-customer';

type Added = CustomerVersion & BodyOf<typeof addBranchEndpoint>;

/**
 * Gives a customer a place to which orders are sent. Throws `not_found`, `customer_merged`, `customer_erased`,
 * `customer_changed`, `branch_code_taken`, and `invalid_input` for a location that there is not.
 */
export async function addBranch(ctx: Context, input: Added): Promise<Branch> {
  const { customerId, ifMatch: _, ...fields } = input;
  return inTenant(ctx, async (tx) => {
    const customer = await lockCustomer(tx, ctx, input);
    await requireFreeCode(tx, ctx, { customerId, code: fields.code });
    await requireLocation(tx, ctx, fields.locationId);
    const [row] = await tx
      .insert(customerBranches)
      .values({ tenantId: ctx.tenantId, customerId, ...fields })
      .returning();
    if (!row) throw new Error('the branch was not stored');
    await countChange(tx, ctx, customer);
    const branch = viewBranch(row);
    await recordAudit(tx, ctx, { action: 'customer.branch_added', subjectId: customerId, data: branch });
    return branch;
  });
}
