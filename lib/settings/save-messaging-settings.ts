import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { violatesUnique } from '@/db/violates-unique';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { env } from '../env';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { logger } from '../logger';
import { assignMessages } from '../messaging/assign-messages';
import { forgetChannelSecrets } from '../messaging/channel-secrets';
import { columnPlace, type sealedColumns } from '../secret-places';
import { secretBox } from '../secrets';
import type { MessagingSettings, saveMessagingSettingsEndpoint } from './contract';
import { type ChannelRow, findChannel, viewChannel } from './internal/messaging-channel';
import { requireProof } from './internal/require-proof';

type GivenSettings = BodyOf<typeof saveMessagingSettingsEndpoint>;

/**
 * Sets the tenant's number, access token and secrets, once the platform has said that they belong together; messages that came
 * in on the number before are then read. Throws `invalid_input` when the platform says no, `unavailable` when it says
 * nothing, and `phone_number_id_taken`.
 */
export async function saveMessagingSettings(ctx: Context, given: GivenSettings): Promise<MessagingSettings> {
  const held = await inTenant(ctx, (tx) => findChannel(tx, ctx));
  if (given.accessToken !== undefined || given.phoneNumberId !== held?.phoneNumberId) {
    await requireProof(given, held);
  }
  const saved = await store(ctx, given);
  forgetChannelSecrets();
  await assignWaiting();
  return viewChannel(saved);
}

async function store(ctx: Context, given: GivenSettings): Promise<ChannelRow> {
  return inTenant(ctx, async (tx) => {
    // Two first saves at once would otherwise both find no number, and make two.
    await tx
      .select({ id: tenants.id })
      .from(tenants)
      .where(eq(tenants.id, ctx.tenantId))
      .for('no key update');
    const held = await findChannel(tx, ctx);
    const id = held?.id ?? randomUUID();
    const { phoneNumberId } = given;
    const sealed = sealGiven(given, { tenantId: ctx.tenantId, id });
    const write = held
      ? tx
          .update(messagingChannels)
          .set({ phoneNumberId, ...sealed })
          .where(mine(messagingChannels, ctx, id))
      : tx.insert(messagingChannels).values({ tenantId: ctx.tenantId, id, phoneNumberId, ...sealed });
    const [channel] = await write.returning().catch((error: unknown) => {
      throw violatesUnique(error, 'messaging_channels_phone_number_id_unique') ? numberTaken() : error;
    });
    if (!channel) throw new Error('the number was not stored');
    await recordAudit(tx, ctx, {
      action: 'messaging.configured',
      data: {
        phoneNumberId,
        ...(held && held.phoneNumberId !== phoneNumberId ? { phoneNumberIdBefore: held.phoneNumberId } : {}),
        ...tellSecrets(given),
      },
    });
    return channel;
  });
}

/** What was given is sealed, what is null is taken away, and what was left out stays. */
function sealGiven(
  { accessToken, appSecret, verifyToken }: GivenSettings,
  channel: Pick<ChannelRow, 'tenantId' | 'id'>,
): Partial<ChannelRow> {
  const box = secretBox(env().encryptionKey);
  const seal = (column: SealedColumn, secret: string | null) =>
    secret === null ? null : box.seal(secret, columnPlace('messaging_channels', column, channel));
  return {
    ...(accessToken === undefined ? {} : { accessTokenSealed: seal('access_token_sealed', accessToken) }),
    ...(appSecret === undefined ? {} : { appSecretSealed: seal('app_secret_sealed', appSecret) }),
    ...(verifyToken === undefined ? {} : { verifyTokenSealed: seal('verify_token_sealed', verifyToken) }),
  };
}
type SealedColumn = (typeof sealedColumns)['messaging_channels'][number];

/** For the audit trail: that they changed, and nothing of them. */
function tellSecrets({ accessToken, appSecret, verifyToken }: GivenSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ accessToken, appSecret, verifyToken }).flatMap(([name, secret]) =>
      secret === undefined ? [] : [[name, secret === null ? 'removed' : 'replaced']],
    ),
  );
}

/** The relay does the same every minute; here so that nobody has to wait for it. */
async function assignWaiting(): Promise<void> {
  try {
    const assigned = await assignMessages();
    if (assigned > 0) logger().info({ assigned }, 'messages were given to the tenant of their number');
  } catch (error) {
    logger().warn({ err: error }, 'waiting messages were not assigned yet');
  }
}

function numberTaken(): AppError {
  return new AppError('phone_number_id_taken', 'This phone number id belongs to another tenant.', {
    errors: [{ path: 'phoneNumberId', code: 'taken', message: 'It belongs to another tenant.' }],
  });
}
