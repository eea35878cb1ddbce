import { and, eq, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';
import { recordAttempt } from './internal/conclude-attempt';
import { longestFailureMs } from './retry-schedule';

/**
 * An attempt at a delivery could not be made or not be kept, after every retry: put off for as long as a receiver may
 * fail, then the delivery is FAILED with a last attempt that says why, and its work a dead letter.
 */
export async function giveUpDelivering(
  ctx: Context,
  { deliveryId, workId, message }: { deliveryId: string; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (await putOff(tx, ctx, workId, { message, forMs: longestFailureMs })) return;
    const [failed] = await tx
      .update(webhookDeliveries)
      .set({
        status: 'FAILED',
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        finishedAt: clock.now(),
        nextAttemptAt: null,
      })
      .where(and(mine(webhookDeliveries, ctx, deliveryId), eq(webhookDeliveries.status, 'PENDING')))
      .returning({ attempt: webhookDeliveries.attempts, eventAt: webhookDeliveries.eventAt });
    if (failed) {
      const nothing = { statusCode: null, responseExcerpt: null, requestHeaders: null };
      const parcel = { deliveryId, ...failed };
      await recordAttempt(tx, ctx, parcel, { ...nothing, error: message, durationMs: 0 });
    }
    await abandonWork(tx, ctx, workId, message);
  });
}
