import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { audioFormats, isAudioContentType } from '../audio/audio-formats';
import { openStored } from '../audio/open-stored';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { OpenedFile } from '../http/answer-file';
import type { OrderId } from '../ids';

/**
 * An order's voice note, whole or the one part that a `Range` header asks for. Throws `not_found` without a
 * recording, `range_not_satisfiable` for a part that lies outside it.
 */
export async function openOrderAudio(
  ctx: Context,
  { orderId, range }: { orderId: OrderId; range: string | null },
): Promise<OpenedFile> {
  const order = await inTenant(ctx, async (tx) => {
    const [row] = await tx
      .select({ key: orders.audioKey, contentType: orders.audioContentType })
      .from(orders)
      .where(mine(orders, ctx, orderId));
    return row;
  });
  if (!order) throw notFound('order');
  if (order.key === null) throw new AppError('not_found', 'The order has no recording.');
  const contentType = isAudioContentType(order.contentType) ? order.contentType : 'audio/ogg';
  const { extension, isPlayable } = audioFormats[contentType];
  return {
    ...(await openStored(order.key, { range, name: 'recording' })),
    contentType,
    fileName: `voice-note.${extension}`,
    disposition: isPlayable ? 'inline' : 'attachment',
  };
}
