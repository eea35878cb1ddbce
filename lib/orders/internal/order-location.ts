import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { findBranch } from '../../customers/find-branch';
import { findDefaultLocation } from '../../locations/find-default-location';
import type { StoredHead } from '../order-head';
import type { OrderRow } from './lock-order';

type Placed = Pick<OrderRow, 'head' | 'parentOrderId'>;

/**
 * The location that an order is picked at because of the branch that it goes to, as a column of the order; none where
 * nothing changes it. A part of a split order stays where it was split to.
 */
export async function locationForHead(
  tx: Transaction,
  ctx: Context,
  order: Placed,
  { customerId, head }: { customerId: string; head: Pick<StoredHead, 'shipTo'> },
): Promise<{ locationId?: string | null }> {
  const before = order.head?.shipTo?.value?.branchId ?? null;
  const now = head.shipTo?.value?.branchId ?? null;
  if (order.parentOrderId !== null || before === now) return {};
  const branch = now === null ? undefined : await findBranch(tx, ctx, { customerId, branchId: now });
  if (branch?.locationId) return { locationId: branch.locationId };
  return before === null ? {} : { locationId: await findDefaultLocation(tx, ctx) };
}
