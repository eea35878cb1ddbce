import { and, eq } from 'drizzle-orm';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { parseByteRange } from '../audio/byte-range';
import { recordingStore } from '../audio/recording-store';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { OrderId } from '../ids';

export interface OrderAudio {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  /** Of the whole recording, in bytes. */
  size: number;
  /** The part that is streamed, both ends inclusive; null for the whole. */
  range: { start: number; end: number } | null;
}

/**
 * An order's voice note, whole or the one part that a `Range` header asks for. Throws `not_found` without a
 * recording, `range_not_satisfiable` for a part that lies outside it.
 */
export async function openOrderAudio(
  ctx: Context,
  { orderId, range: header }: { orderId: OrderId; range: string | null },
): Promise<OrderAudio> {
  const order = await inTenant(ctx, async (tx) => {
    const [row] = await tx
      .select({ key: orders.audioKey, contentType: orders.audioContentType })
      .from(orders)
      .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId)));
    return row;
  });
  if (!order) throw notFound('order');
  if (order.key === null) throw new AppError('not_found', 'The order has no recording.');
  const size = await recordingStore().size(order.key);
  if (size === undefined) throw new AppError('not_found', 'The recording is not in the store any more.');

  const asked = parseByteRange(header, size);
  if (asked.kind === 'unsatisfiable') {
    throw new AppError('range_not_satisfiable', `The recording has ${size} bytes.`, {
      contentRange: `bytes */${size}`,
    });
  }
  const range = asked.kind === 'partial' ? { start: asked.start, end: asked.end } : null;
  const opened = await recordingStore().open(order.key, range ?? undefined);
  if (!opened) throw new AppError('not_found', 'The recording is not in the store any more.');
  return { stream: opened.stream, contentType: order.contentType ?? 'audio/ogg', size, range };
}
