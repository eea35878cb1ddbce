import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import type { Context } from '../../context';

/** More places of one customer are not looked through. */
const mostBranches = 2_000;

/** A customer's branches, by name. */
export const branchesOf = (tx: Transaction, ctx: Context, customerId: string) =>
  tx
    .select()
    .from(customerBranches)
    .where(and(mine(customerBranches, ctx), eq(customerBranches.customerId, customerId)))
    .orderBy(asc(customerBranches.name), asc(customerBranches.id))
    .limit(mostBranches);
