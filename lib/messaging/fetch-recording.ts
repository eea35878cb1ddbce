import { and, eq, sql } from 'drizzle-orm';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordingStore } from '../audio/recording-store';
import { sniffAudio } from '../audio/sniff-audio';
import type { Context } from '../context';
import { env } from '../env';
import type { OrderId } from '../ids';
import type { OrderWarning } from '../orders/warnings';
import { secretBox } from '../secrets';
import { downloadMedia } from './media';

/**
 * Fetches an order's voice note from the platform and keeps it. Throws when it should be tried again; a recording
 * that is gone for good becomes a warning, and the order goes on without it. Done before: nothing happens.
 */
export async function fetchRecording(
  ctx: Context,
  input: { orderId: OrderId; mediaId: string },
): Promise<void> {
  const { order, accessToken } = await readNeeds(ctx, input.orderId);
  if (!order || order.audioKey !== null) return;
  if (accessToken === null) {
    return warn(
      ctx,
      input.orderId,
      'No access token for the messaging platform is set up, so the voice note was not fetched.',
    );
  }
  const { apiUrl } = env().messaging;
  const outcome = await downloadMedia({ apiUrl, accessToken, mediaId: input.mediaId });
  if (outcome.kind === 'retry') throw new Error(`the voice note could not be fetched: ${outcome.message}`);
  if (outcome.kind === 'failed')
    return warn(ctx, input.orderId, `The voice note could not be fetched: ${outcome.message}.`);

  const key = recordingKey(ctx, input.orderId, outcome.contentType);
  await recordingStore().put(key, outcome.bytes, outcome.contentType);
  const audio = {
    audioKey: key,
    audioContentType: outcome.contentType,
    audioDurationSeconds: sniffAudio(outcome.bytes)?.durationSeconds ?? null,
  };
  await inTenant(ctx, (tx) => tx.update(orders).set(audio).where(ofOrder(ctx, input.orderId)));
}

/** Where a recording lies in the store. */
export function recordingKey(ctx: Pick<Context, 'tenantId'>, id: string, contentType: string): string {
  return `${ctx.tenantId}/${id}.${contentType === 'audio/ogg' ? 'ogg' : 'webm'}`;
}

async function readNeeds(ctx: Context, orderId: OrderId) {
  return inTenant(ctx, async (tx) => {
    const [order] = await tx.select({ audioKey: orders.audioKey }).from(orders).where(ofOrder(ctx, orderId));
    const [channel] = await tx
      .select({ sealed: messagingChannels.accessTokenSealed })
      .from(messagingChannels)
      .where(eq(messagingChannels.tenantId, ctx.tenantId))
      .limit(1);
    return {
      order,
      accessToken: channel?.sealed ? secretBox(env().encryptionKey).open(channel.sealed) : null,
    };
  });
}

async function warn(ctx: Context, orderId: OrderId, message: string): Promise<void> {
  const warning: OrderWarning[] = [{ code: 'recording_missing', message }];
  const warnings = sql`${orders.warnings} || ${JSON.stringify(warning)}::jsonb`;
  // Told once, however often the step is run.
  const untold = sql`not ${orders.warnings} @> '[{"code": "recording_missing"}]'::jsonb`;
  await inTenant(ctx, (tx) =>
    tx
      .update(orders)
      .set({ warnings })
      .where(and(ofOrder(ctx, orderId), untold)),
  );
}

function ofOrder(ctx: Context, orderId: OrderId) {
  return and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
}
