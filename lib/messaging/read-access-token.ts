import { mine } from '@/db/mine';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { openAccessToken } from './open-access-token';

/** The tenant's token for the messaging platform; null while none is set up. Throws `secret_unreadable`. */
export async function readAccessToken(ctx: Context): Promise<string | null> {
  const [channel] = await inTenant(ctx, (tx) =>
    tx.select().from(messagingChannels).where(mine(messagingChannels, ctx)).limit(1),
  );
  return channel ? openAccessToken(channel) : null;
}
