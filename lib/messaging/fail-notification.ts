import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { notifications } from '@/db/schema/notifications';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';

/** The customer was not told, or nobody knows: shown on the order. `code` is the platform's own. */
export async function failNotification(
  tx: Transaction,
  ctx: Context,
  notification: Pick<typeof notifications.$inferSelect, 'id' | 'orderId' | 'kind'>,
  { code, message }: { code?: number | string | undefined; message: string },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ status: 'FAILED', errorCode: code === undefined ? null : String(code), errorMessage: message })
    .where(mine(notifications, ctx, notification.id));
  await recordAudit(tx, ctx, {
    action: 'notification.failed',
    orderId: notification.orderId,
    subjectId: notification.id,
    data: { kind: notification.kind, message },
  });
}
