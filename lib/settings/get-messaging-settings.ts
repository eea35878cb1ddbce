import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { MessagingSettings } from './contract';
import { findChannel, viewChannel } from './internal/messaging-channel';

/** The tenant's number on the messaging platform, without its access token. */
export async function getMessagingSettings(ctx: Context): Promise<MessagingSettings> {
  return inTenant(ctx, async (tx) => viewChannel(await findChannel(tx, ctx)));
}
