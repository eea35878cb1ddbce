import { mine } from '@/db/mine';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';
import { failNotification } from './fail-notification';

/** A message to a customer could not even be begun, after every retry and for a day: it is FAILED and a dead letter. */
export async function giveUpNotifying(
  ctx: Context,
  { notificationId, workId, message }: { notificationId: string; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [notification] = await tx
      .select()
      .from(notifications)
      .where(mine(notifications, ctx, notificationId))
      .for('update');
    if (await putOff(tx, ctx, workId, { message })) return;
    if (notification?.status === 'QUEUED') await failNotification(tx, ctx, notification, { message });
    await abandonWork(tx, ctx, workId, message);
  });
}
