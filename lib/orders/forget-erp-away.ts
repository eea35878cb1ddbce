import { and, isNotNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { erpReachability } from '@/db/schema/erp-reachability';
import { clock } from '../clock';
import type { Context } from '../context';
import { hurryWork } from '../ledger/hurry-work';

/** The tenant's ERP is back, or is another one: every order that waits for it is due now. */
export async function forgetErpAway(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<void> {
  // First, and held: an order that is just being put off because of it must be among those that are woken.
  await tx
    .update(erpReachability)
    .set({ awaySince: null, probeAt: null, failedProbes: 0, lastError: null })
    .where(and(mine(erpReachability, ctx), isNotNull(erpReachability.awaySince)));
  await hurryWork(tx, ctx, { name: 'order/approved', dueAt: clock.now() });
}
