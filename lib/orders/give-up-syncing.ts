import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { putOff } from '../ledger/put-off';
import { abandonWork, finishWork } from '../ledger/settle-work';
import { failSync } from './internal/fail-sync';
import { readForUpdate } from './internal/lock-order';
import { handOver } from './internal/settle-sync';

/**
 * A sync failed before the ERP could even be called, after every retry. The order says why and is tried again for a day
 * after its approval; then it is FAILED, and its work a dead letter. One that the ERP may have is a person's to decide.
 */
export async function giveUpSyncing(
  ctx: Context,
  { orderId, workId, message }: { orderId: OrderId; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const order = await readForUpdate(tx, ctx, orderId);
    const isWaiting = order?.status === 'APPROVED' && order.erpDoubt !== 'PERSON';
    if (await putOff(tx, ctx, workId, { message })) {
      const thisRow = mine(orders, ctx, orderId);
      if (isWaiting && !order.erpOutcomeUnknown)
        await tx.update(orders).set({ erpLastError: message }).where(thisRow);
      return;
    }
    if (!isWaiting) return finishWork(tx, ctx, workId);
    if (order.erpOutcomeUnknown) {
      const state = { doubtSince: order.erpDoubtSince, postedAt: order.erpPostedAt };
      await handOver(tx, ctx, { orderId, state }, message);
      return finishWork(tx, ctx, workId);
    }
    const told = `Not sent to the ERP within 24 hours: ${message}`;
    await failSync(tx, ctx, { orderId, locationId: order.locationId }, { message: told, mayBeThere: false });
    return abandonWork(tx, ctx, workId, message);
  });
}
