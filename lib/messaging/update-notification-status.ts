import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notifications } from '@/db/schema/notifications';
import type { Context } from '../context';
import type { DeliveryStatus } from './read-delivery-status';

/** Which states a status may follow: they arrive in any order, and a late `sent` must not hide a `read`. */
const follows = {
  sent: { to: 'SENT', from: ['QUEUED'] },
  delivered: { to: 'DELIVERED', from: ['QUEUED', 'SENT'] },
  read: { to: 'READ', from: ['QUEUED', 'SENT', 'DELIVERED'] },
  failed: { to: 'FAILED', from: ['QUEUED', 'SENT'] },
} as const;

/** Notes on a notification what the platform says became of it; a status of an unknown message changes nothing. */
export async function updateNotificationStatus(
  tx: Transaction,
  ctx: Context,
  status: DeliveryStatus,
): Promise<void> {
  if (!Object.hasOwn(follows, status.status)) return;
  const { to, from } = follows[status.status as keyof typeof follows];
  await tx
    .update(notifications)
    .set({
      status: to,
      ...(to === 'FAILED' ? { errorCode: status.errorCode, errorMessage: status.errorMessage } : {}),
    })
    .where(
      and(
        eq(notifications.tenantId, ctx.tenantId),
        eq(notifications.platformMessageId, status.platformMessageId),
        inArray(notifications.status, [...from]),
      ),
    );
}
