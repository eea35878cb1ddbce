import { and, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { type AudioContentType, audioFormats } from '../audio/audio-formats';
import { convertToOgg } from '../audio/convert-recording';
import { recordingStore } from '../audio/recording-store';
import { sniffAudio } from '../audio/sniff-audio';
import type { Context } from '../context';
import { env } from '../env';
import type { OrderId } from '../ids';
import { logger } from '../logger';
import { tellRecordingState } from '../orders/tell-recording-state';
import { unheardState } from '../orders/transcribe-order';
import { downloadMedia } from './media';
import { readAccessToken } from './read-access-token';

/** A recording in the store: as it came or, where that is no kind for a browser, made into Ogg/Opus beside it. */
interface KeptRecording {
  key: string;
  contentType: AudioContentType;
  durationSeconds: number | null;
  /** What it was made from. */
  original: { key: string; contentType: AudioContentType; sizeBytes: number } | null;
}

/**
 * Fetches an order's voice note from the platform and keeps it. Throws when it should be tried again; a recording
 * that is gone for good becomes a warning, and the order goes on without it. Done before: nothing happens.
 */
export async function fetchRecording(
  ctx: Context,
  input: { orderId: OrderId; mediaId: string },
): Promise<void> {
  const { orderId, mediaId } = input;
  if (!(await isAwaited(ctx, orderId))) return;
  const accessToken = await readAccessToken(ctx);
  if (accessToken === null) return miss(ctx, orderId, 'no access token for the messaging platform is set up');
  const { apiUrl } = env().messaging;
  const outcome = await downloadMedia({ apiUrl, accessToken, mediaId });
  if (outcome.kind === 'retry') throw new Error(`the voice note could not be fetched: ${outcome.message}`);
  if (outcome.kind === 'failed') return miss(ctx, orderId, outcome.message);
  const kept = await keep(ctx, orderId, outcome.bytes);
  if (kept === null) return miss(ctx, orderId, 'what the platform holds is no sound of a known kind');
  await enter(ctx, input, kept);
}

/** Where a recording lies in the store. */
export function recordingKey(
  ctx: Pick<Context, 'tenantId'>,
  id: string,
  contentType: AudioContentType,
): string {
  return `${ctx.tenantId}/${id}.${audioFormats[contentType].extension}`;
}

async function isAwaited(ctx: Context, orderId: OrderId): Promise<boolean> {
  const rows = await inTenant(ctx, (tx) =>
    tx.select({ id: orders.id }).from(orders).where(stillAwaited(ctx, orderId)),
  );
  return rows.length > 0;
}

/** Null for what is no recording. */
async function keep(ctx: Context, orderId: OrderId, bytes: Buffer): Promise<KeptRecording | null> {
  const found = sniffAudio(bytes);
  if (found === null) return null;
  const { contentType, durationSeconds } = found;
  const key = recordingKey(ctx, orderId, contentType);
  await recordingStore().put(key, bytes, contentType);
  const asItCame = { key, contentType, durationSeconds, original: null };
  if (contentType === 'audio/ogg' || contentType === 'audio/webm') return asItCame;

  const conversion = await convertToOgg({ bytes, contentType });
  if (conversion.kind === 'failed')
    logger().warn({ orderId, contentType, reason: conversion.message }, 'a recording was kept as it came');
  if (conversion.kind !== 'converted') return asItCame;
  const oggKey = recordingKey(ctx, orderId, 'audio/ogg');
  await recordingStore().put(oggKey, conversion.bytes, 'audio/ogg');
  return {
    key: oggKey,
    contentType: 'audio/ogg',
    durationSeconds: sniffAudio(conversion.bytes)?.durationSeconds ?? durationSeconds,
    original: { key, contentType, sizeBytes: bytes.length },
  };
}

async function enter(
  ctx: Context,
  { orderId, mediaId }: { orderId: OrderId; mediaId: string },
  { key, contentType, durationSeconds, original }: KeptRecording,
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ audioKey: key, audioContentType: contentType, audioDurationSeconds: durationSeconds })
      .where(stillAwaited(ctx, orderId))
      .returning();
    if (!order) return;
    // An order that went to the clerk without its recording is not transcribed any more.
    const isRead = order.status !== 'RECEIVED' && order.transcript === null;
    await tellRecordingState(tx, ctx, orderId, isRead ? unheardState(order) : { kind: 'heard' });
    if (original === null) return;
    await tx.insert(orderAttachments).values({
      tenantId: ctx.tenantId,
      orderId,
      inboundMessageId: order.inboundMessageId,
      kind: 'AUDIO',
      mediaId,
      contentType: original.contentType,
      sizeBytes: original.sizeBytes,
      storageKey: original.key,
    });
  });
}

async function miss(ctx: Context, orderId: OrderId, why: string): Promise<void> {
  const reason = `The voice note could not be fetched: ${why}`;
  await inTenant(ctx, (tx) => tellRecordingState(tx, ctx, orderId, { kind: 'missing', reason }));
}

/** Until the recording is there; of two runs at once, one enters it. */
function stillAwaited(ctx: Context, orderId: OrderId) {
  return and(mine(orders, ctx, orderId), isNull(orders.audioKey));
}
