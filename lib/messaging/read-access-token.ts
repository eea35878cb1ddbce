import { eq } from 'drizzle-orm';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { env } from '../env';
import { secretBox } from '../secrets';

/** The tenant's token for the messaging platform; null while none is set up. */
export async function readAccessToken(ctx: Context): Promise<string | null> {
  const [channel] = await inTenant(ctx, (tx) =>
    tx
      .select({ sealed: messagingChannels.accessTokenSealed })
      .from(messagingChannels)
      .where(eq(messagingChannels.tenantId, ctx.tenantId))
      .limit(1),
  );
  return channel?.sealed ? secretBox(env().encryptionKey).open(channel.sealed) : null;
}
