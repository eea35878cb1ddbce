import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { notifications } from '@/db/schema/notifications';
import type { Context } from '../context';
import { statusKey } from './parse-payload';
import type { DeliveryStatus } from './read-delivery-status';
import { readStoredMessage } from './stored-message';

/** Which states a status may follow: they arrive in any order, and a late `sent` must not hide a `read`. */
const follows = {
  sent: { to: 'SENT', from: ['QUEUED'] },
  delivered: { to: 'DELIVERED', from: ['QUEUED', 'SENT'] },
  read: { to: 'READ', from: ['QUEUED', 'SENT', 'DELIVERED'] },
  failed: { to: 'FAILED', from: ['QUEUED', 'SENT'] },
} as const;

type KnownStatus = keyof typeof follows;
const knownStatuses = Object.keys(follows) as KnownStatus[];

/** Notes on a notification what the platform says became of it; a status of an unknown message changes nothing. */
export async function updateNotificationStatus(
  tx: Transaction,
  ctx: Context,
  status: DeliveryStatus,
): Promise<void> {
  await awaitSender(tx, status.platformMessageId);
  await apply(tx, ctx, status);
}

/**
 * Keeps the id under which the platform took a notification (null: it named none) and notes what it has reported of
 * that id already: a status may well come before the answer to the sending has been stored.
 */
export async function markSent(
  tx: Transaction,
  ctx: Context,
  { notificationId, platformMessageId }: { notificationId: string; platformMessageId: string | null },
): Promise<void> {
  if (platformMessageId !== null) await awaitSender(tx, platformMessageId);
  await tx
    .update(notifications)
    .set({ status: 'SENT', platformMessageId })
    .where(mine(notifications, ctx, notificationId));
  if (platformMessageId === null) return;
  const early = await tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        mine(inboundMessages, ctx),
        inArray(
          inboundMessages.dedupeKey,
          knownStatuses.map((status) => statusKey(platformMessageId, status)),
        ),
      ),
    )
    .orderBy(asc(inboundMessages.receivedAt));
  for (const row of early) {
    const message = await readStoredMessage(tx, ctx, row);
    if (message.kind === 'status') await apply(tx, ctx, message.status);
  }
}

/**
 * One at a time for a message of the platform: else a status could be looked at before the id is stored, and the id be
 * stored before the status is seen.
 */
async function awaitSender(tx: Transaction, platformMessageId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${platformMessageId}, 0))`);
}

async function apply(tx: Transaction, ctx: Context, status: DeliveryStatus): Promise<void> {
  const known = knownStatuses.find((each) => each === status.status);
  if (known === undefined) return;
  const { to, from } = follows[known];
  await tx
    .update(notifications)
    .set({
      status: to,
      ...(to === 'FAILED' ? { errorCode: status.errorCode, errorMessage: status.errorMessage } : {}),
    })
    .where(
      and(
        mine(notifications, ctx),
        eq(notifications.platformMessageId, status.platformMessageId),
        inArray(notifications.status, [...from]),
      ),
    );
}
