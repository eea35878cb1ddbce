import { and, eq } from 'drizzle-orm';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';
import { failSync } from './internal/fail-sync';

/**
 * A sync failed before the ERP could even be called, after every retry. The order says why and is tried again for a day
 * after its approval; then it is FAILED, and its work a dead letter.
 */
export async function giveUpSyncing(
  ctx: Context,
  { orderId, workId, message }: { orderId: OrderId; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const mine = and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
    const [order] = await tx.select().from(orders).where(mine).for('update');
    if (await putOff(tx, ctx, workId, { message })) {
      if (order?.status === 'APPROVED') await tx.update(orders).set({ erpLastError: message }).where(mine);
      return;
    }
    if (order?.status === 'APPROVED') {
      const { locationId, erpOutcomeUnknown: outcomeUnknown } = order;
      const told = `Not sent to the ERP within 24 hours: ${message}`;
      await failSync(tx, ctx, { orderId, locationId }, { message: told, outcomeUnknown });
    }
    await abandonWork(tx, ctx, workId, message);
  });
}
