import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { customerBranches } from '@/db/schema/customer-branches';
import { locations } from '@/db/schema/locations';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import type { Branch } from '../branch-contract';
import { weekdays } from '../weekdays';

export type BranchRow = typeof customerBranches.$inferSelect;

/** A branch as the API shows it. */
export function viewBranch(row: BranchRow): Branch {
  const { id, code, name, address, names, locationId } = row;
  const deliveryDays = weekdays.filter((day) => row.deliveryDays.includes(day));
  return { id, code, name, address, names, locationId, deliveryDays };
}

export function branchesOf(ctx: Context, customerId: string) {
  return and(mine(customerBranches, ctx), eq(customerBranches.customerId, customerId));
}

/** One of a customer's branches. Throws `not_found`, also for another customer's. */
export async function getBranch(
  tx: Transaction,
  ctx: Context,
  { customerId, branchId }: { customerId: string; branchId: string },
): Promise<BranchRow> {
  const [row] = await tx
    .select()
    .from(customerBranches)
    .where(and(branchesOf(ctx, customerId), eq(customerBranches.id, branchId)));
  if (!row) throw notFound('branch of the customer');
  return row;
}

/** Throws `branch_code_taken` when another branch of the customer, who is locked, has the code. */
export async function requireFreeCode(
  tx: Transaction,
  ctx: Context,
  { customerId, code, but }: { customerId: string; code: string | null; but?: string },
): Promise<void> {
  if (code === null) return;
  const [other] = await tx
    .select({ name: customerBranches.name })
    .from(customerBranches)
    .where(
      and(
        branchesOf(ctx, customerId),
        sql`lower(${customerBranches.code}) = lower(${code})`,
        but === undefined ? undefined : ne(customerBranches.id, but),
      ),
    );
  if (other) throw new AppError('branch_code_taken', `${other.name} has the code ${code} already.`);
}

/** Throws `invalid_input` for a location that the tenant does not have. */
export async function requireLocation(
  tx: Transaction,
  ctx: Context,
  locationId: string | null,
): Promise<void> {
  if (locationId === null) return;
  const [found] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(mine(locations, ctx, locationId), isNull(locations.archivedAt)));
  if (found) return;
  throw new AppError('invalid_input', 'Not valid: locationId.', {
    errors: [{ path: 'locationId', code: 'unknown_location', message: 'There is no such location.' }],
  });
}
