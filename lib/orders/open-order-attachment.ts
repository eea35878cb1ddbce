import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import { inTenant } from '@/db/tenant';
import { formatOf } from '../attachments/file-formats';
import { openStored } from '../audio/open-stored';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { OpenedFile } from '../http/answer-file';
import { safeFileName } from '../http/content-disposition';
import type { OrderId } from '../ids';

/**
 * A file that came with an order, whole or the one part that a `Range` header asks for; under the type that its
 * content has. Throws `not_found` (also for one that could not be kept), `range_not_satisfiable`.
 */
export async function openOrderAttachment(
  ctx: Context,
  { orderId, attachmentId, range }: { orderId: OrderId; attachmentId: string; range: string | null },
): Promise<OpenedFile> {
  const [row] = await inTenant(ctx, (tx) =>
    tx
      .select()
      .from(orderAttachments)
      .where(and(mine(orderAttachments, ctx, attachmentId), eq(orderAttachments.orderId, orderId))),
  );
  if (!row) throw notFound('attachment');
  const { storageKey, contentType } = row;
  const format = contentType === null ? undefined : formatOf(contentType);
  if (storageKey === null || contentType === null || format === undefined) {
    throw new AppError('not_found', row.problem ?? 'The file has not been fetched yet.');
  }
  return {
    ...(await openStored(storageKey, { range, name: 'file' })),
    contentType,
    fileName: safeFileName(row.fileName, { ...format, fallback: format.kind.toLowerCase() }),
    disposition: format.isInline ? 'inline' : 'attachment',
  };
}
