import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { OrderAttachment } from '../answers';

/** The files that came with an order, in the order they were expected in. */
export async function listAttachments(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
): Promise<OrderAttachment[]> {
  return tx
    .select({
      id: orderAttachments.id,
      kind: orderAttachments.kind,
      fileName: orderAttachments.fileName,
      contentType: orderAttachments.contentType,
      sizeBytes: orderAttachments.sizeBytes,
      problem: orderAttachments.problem,
    })
    .from(orderAttachments)
    .where(and(mine(orderAttachments, ctx), eq(orderAttachments.orderId, orderId)))
    .orderBy(asc(orderAttachments.createdAt), asc(orderAttachments.id));
}
