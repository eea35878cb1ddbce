import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import type { Context } from '../../context';
import { env } from '../../env';
import type { StatusOf } from '../part-status';

/** What is set up of the platform, and the latest message in and out. The platform itself is not asked. */
export async function lookAtMessaging(ctx: Context): Promise<StatusOf<'messaging'>> {
  return inTenant(ctx, async (tx) => {
    const [channel] = await tx.select().from(messagingChannels).where(mine(messagingChannels, ctx)).limit(1);
    const [received] = await tx
      .select({ at: inboundMessages.receivedAt })
      .from(inboundMessages)
      .where(
        and(
          mine(inboundMessages, ctx),
          eq(inboundMessages.source, 'MESSAGING'),
          ne(inboundMessages.kind, 'status'),
        ),
      )
      .orderBy(newestFirst(inboundMessages.receivedAt))
      .limit(1);
    const ofTenant = mine(notifications, ctx);
    const [sent] = await tx
      .select({ at: notifications.sentAt })
      .from(notifications)
      .where(and(ofTenant, isNotNull(notifications.sentAt)))
      .orderBy(desc(notifications.sentAt))
      .limit(1);
    const [newest] = await tx
      .select()
      .from(notifications)
      .where(and(ofTenant, ne(notifications.status, 'QUEUED')))
      .orderBy(newestFirst(notifications.createdAt))
      .limit(1);
    return {
      part: 'messaging',
      hasNumber: channel !== undefined,
      hasAccessToken: (channel?.accessTokenSealed ?? null) !== null,
      checksSignatures: (channel?.appSecretSealed ?? env().messaging.appSecret) != null,
      hasVerifyToken: (channel?.verifyTokenSealed ?? env().messaging.verifyToken) != null,
      lastReceivedAt: received?.at.toISOString() ?? null,
      lastSentAt: sent?.at?.toISOString() ?? null,
      lastFailure:
        newest?.status === 'FAILED'
          ? { at: newest.createdAt.toISOString(), message: newest.errorMessage ?? '' }
          : null,
    };
  });
}
