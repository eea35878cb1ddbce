import type { messagingChannels } from '@/db/schema/messaging-channels';
import { env } from '../env';
import { columnPlace } from '../secret-places';
import { secretBox } from '../secrets';

type Channel = Pick<typeof messagingChannels.$inferSelect, 'tenantId' | 'id' | 'accessTokenSealed'>;

/** A number's token for the messaging platform; null while none is set up. Throws `secret_unreadable`. */
export function openAccessToken(channel: Channel): string | null {
  const { accessTokenSealed: sealed } = channel;
  const place = columnPlace('messaging_channels', 'access_token_sealed', channel);
  return sealed === null ? null : secretBox(env().encryptionKey).open(sealed, place);
}
