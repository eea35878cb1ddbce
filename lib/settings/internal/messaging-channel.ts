import { asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { messagingChannels } from '@/db/schema/messaging-channels';
import type { Context } from '../../context';
import type { MessagingSettings } from '../contract';

export type ChannelRow = typeof messagingChannels.$inferSelect;

/** The tenant's number; the first, should it ever have had several. */
export async function findChannel(tx: Transaction, ctx: Context): Promise<ChannelRow | undefined> {
  const [channel] = await tx
    .select()
    .from(messagingChannels)
    .where(mine(messagingChannels, ctx))
    .orderBy(asc(messagingChannels.createdAt), asc(messagingChannels.id))
    .limit(1);
  return channel;
}

export function viewChannel(channel: ChannelRow | undefined): MessagingSettings {
  return {
    phoneNumberId: channel?.phoneNumberId ?? null,
    hasAccessToken: (channel?.accessTokenSealed ?? null) !== null,
    hasAppSecret: (channel?.appSecretSealed ?? null) !== null,
    hasVerifyToken: (channel?.verifyTokenSealed ?? null) !== null,
  };
}
