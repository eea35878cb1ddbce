import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { erpReachability } from '@/db/schema/erp-reachability';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { FullOrder } from '../answers';
import type { OrderRow } from './lock-order';
import { openSyncsOf } from './waiting-syncs';

/** What became of the order in the ERP, for whoever looks at it. */
export async function viewErp(tx: Transaction, ctx: Context, order: OrderRow): Promise<FullOrder['erp']> {
  return {
    type: order.erpType,
    salesOrderId: order.erpSalesOrderId,
    syncedAt: order.erpSyncedAt?.toISOString() ?? null,
    attempts: order.erpAttempts,
    lastError: order.erpLastError,
    waitsUntil: await waitsUntil(tx, ctx, order),
    doubt: doubtOf(order),
  };
}

function doubtOf({ erpDoubt, erpDoubtSince, erpLastError, updatedAt }: OrderRow): FullOrder['erp']['doubt'] {
  if (erpDoubt === null) return null;
  const since = (erpDoubtSince ?? updatedAt).toISOString();
  return { state: erpDoubt, since, message: erpLastError ?? 'it gave no answer' };
}

async function waitsUntil(tx: Transaction, ctx: Context, order: OrderRow): Promise<string | null> {
  if (order.status !== 'APPROVED' || order.erpDoubt === 'PERSON') return null;
  const [work] = await openSyncsOf(tx, ctx, order.id);
  // Handed to the executor, or under way: it waits for nothing.
  if (!work || work.sentAt !== null) return null;
  const [away] = await tx
    .select({ since: erpReachability.awaySince, probeAt: erpReachability.probeAt })
    .from(erpReachability)
    .where(mine(erpReachability, ctx));
  // Its own turn comes later than that, but a probe that succeeds wakes it.
  const at = away?.since && away.probeAt && away.probeAt < work.dueAt ? away.probeAt : work.dueAt;
  return at > clock.now() ? at.toISOString() : null;
}
