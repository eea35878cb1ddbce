import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import type { Context } from '../context';

/** A branch of this very customer, where there is one. */
export async function findBranch(
  tx: Transaction,
  ctx: Context,
  { customerId, branchId }: { customerId: string; branchId: string },
) {
  const [row] = await tx
    .select()
    .from(customerBranches)
    .where(
      and(
        mine(customerBranches, ctx),
        eq(customerBranches.customerId, customerId),
        eq(customerBranches.id, branchId),
      ),
    );
  return row;
}
