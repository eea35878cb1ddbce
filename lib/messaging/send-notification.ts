import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { env } from '../env';
import { retryDelayMs } from '../ledger/retry-delay';
import { deferWork, finishWork } from '../ledger/settle-work';
import { failNotification } from './fail-notification';
import { openAccessToken } from './open-access-token';
import { type Recipient, type SendOutcome, sendText } from './send-text';
import { markSent } from './update-notification-status';

/** A message that late tells the customer nothing new. */
const givenUpAfterMs = 24 * 60 * 60_000;

/** Longer than a call and what follows it take; a process that has said nothing by then has died. */
const longestSendingMs = 60_000;

interface SendInput {
  notificationId: string;
  workId: string;
}

/**
 * Sends a queued notification, at most once: it is marked before the call, and an attempt whose outcome is not
 * known is not repeated but shown as failed. What surely did not go out is tried again for a day.
 */
export async function sendNotification(ctx: Context, input: SendInput): Promise<void> {
  const claimed = await inTenant(ctx, (tx) => claim(tx, ctx, input));
  if (!claimed) return;
  const { notification, channel } = claimed;
  const { body, choices } = notification;
  const message = {
    apiUrl: env().messaging.apiUrl,
    phoneNumberId: channel.phoneNumberId,
    accessToken: channel.accessToken,
    to: recipientOf(notification),
    body,
  };
  const tapped = await sendText({ ...message, choices });
  const outcome = choices !== null && refusesForm(tapped) ? await sendText(message) : tapped;
  await inTenant(ctx, (tx) => settle(tx, ctx, input, notification, outcome));
}

/**
 * Source: error codes of the WhatsApp Cloud API: a parameter that is missing, wrong or unknown, and a type of message that
 * is not supported. Such a message has surely not gone out, and its words say the same.
 */
const formCodes = [100, 131008, 131009, 131051];
const refusesForm = (outcome: SendOutcome): boolean =>
  outcome.kind === 'failed' && outcome.code !== undefined && formCodes.includes(outcome.code);

/** The number where there is one: the platform goes on showing numbers that are written to. */
function recipientOf({ toNumber, toUserId }: Notification): Recipient {
  if (toNumber !== null) return { phoneNumber: toNumber };
  if (toUserId !== null) return { userId: toUserId };
  throw new Error('a notification to nobody');
}

type Notification = typeof notifications.$inferSelect;

async function claim(tx: Transaction, ctx: Context, { notificationId, workId }: SendInput) {
  const thisRow = mine(notifications, ctx, notificationId);
  const [notification] = await tx.select().from(notifications).where(thisRow).for('update');
  if (notification?.status !== 'QUEUED') {
    await finishWork(tx, ctx, workId);
    return undefined;
  }
  const failNow = async (message: string) => {
    await failNotification(tx, ctx, notification, { message });
    await finishWork(tx, ctx, workId);
  };
  const sendingEndsAt = new Date((notification.sentAt?.getTime() ?? 0) + longestSendingMs);
  if (sendingEndsAt > clock.now()) {
    // Another run of the same work: what comes of its call is for it to say.
    await deferWork(tx, ctx, workId, sendingEndsAt, 'it is being sent');
    return undefined;
  }
  if (notification.sentAt !== null) {
    await failNow('The service stopped while sending; whether the message went out is not known.');
    return undefined;
  }
  const channel = await openChannel(tx, ctx);
  if (!channel) {
    await failNow('No messaging number with an access token is set up.');
    return undefined;
  }
  await tx.update(notifications).set({ sentAt: clock.now() }).where(thisRow);
  return { notification, channel };
}

async function openChannel(tx: Transaction, ctx: Context) {
  const [channel] = await tx.select().from(messagingChannels).where(mine(messagingChannels, ctx)).limit(1);
  const accessToken = channel ? openAccessToken(channel) : null;
  return channel && accessToken !== null ? { phoneNumberId: channel.phoneNumberId, accessToken } : undefined;
}

async function settle(
  tx: Transaction,
  ctx: Context,
  { workId }: SendInput,
  notification: Notification,
  outcome: SendOutcome,
): Promise<void> {
  const thisRow = mine(notifications, ctx, notification.id);
  if (outcome.kind === 'sent') {
    const { platformMessageId } = outcome;
    await markSent(tx, ctx, { notificationId: notification.id, platformMessageId });
    return finishWork(tx, ctx, workId);
  }
  const ageMs = clock.now().getTime() - notification.createdAt.getTime();
  if (outcome.kind === 'failed' || outcome.outcomeUnknown || ageMs >= givenUpAfterMs) {
    await failNotification(tx, ctx, notification, { code: outcome.code, message: outcome.message });
    return finishWork(tx, ctx, workId);
  }
  await tx
    .update(notifications)
    .set({ sentAt: null })
    .where(and(thisRow, isNull(notifications.platformMessageId)));
  // The wait grows with the age: as long again as it has waited already, within the usual bounds.
  const attempt = Math.max(1, Math.ceil(Math.log2(Math.max(1, ageMs / 1000))));
  const waitMs = Math.max(retryDelayMs(attempt), outcome.retryAfterMs ?? 0);
  await deferWork(tx, ctx, workId, new Date(clock.now().getTime() + waitMs), outcome.message);
}
