import { and, eq } from 'drizzle-orm';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { inTenant } from '@/db/tenant';
import { violatesUnique } from '@/db/violates-unique';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { env } from '../env';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { secretBox } from '../secrets';
import type { MessagingSettings, saveMessagingSettingsEndpoint } from './contract';
import { findChannel, viewChannel } from './internal/messaging-channel';

type GivenSettings = BodyOf<typeof saveMessagingSettingsEndpoint>;

/** Sets the tenant's number and access token. Throws `invalid_input` when the number is another tenant's. */
export async function saveMessagingSettings(ctx: Context, given: GivenSettings): Promise<MessagingSettings> {
  const { phoneNumberId, accessToken } = given;
  const sealed =
    accessToken === undefined ? {} : { accessTokenSealed: secretBox(env().encryptionKey).seal(accessToken) };
  return inTenant(ctx, async (tx) => {
    const held = await findChannel(tx, ctx);
    const write = held
      ? tx
          .update(messagingChannels)
          .set({ phoneNumberId, ...sealed })
          .where(and(eq(messagingChannels.tenantId, ctx.tenantId), eq(messagingChannels.id, held.id)))
      : tx.insert(messagingChannels).values({ tenantId: ctx.tenantId, phoneNumberId, ...sealed });
    const [channel] = await write.returning().catch((error: unknown) => {
      throw violatesUnique(error, 'messaging_channels_phone_number_id_unique') ? numberTaken() : error;
    });
    const shown = viewChannel(channel);
    await recordAudit(tx, ctx, {
      action: 'messaging.configured',
      data: { phoneNumberId, ...(accessToken === undefined ? {} : { accessToken: 'replaced' }) },
    });
    return shown;
  });
}

function numberTaken(): AppError {
  return new AppError('phone_number_id_taken', 'This phone number id belongs to another tenant.', {
    errors: [{ path: 'phoneNumberId', code: 'taken', message: 'It belongs to another tenant.' }],
  });
}
