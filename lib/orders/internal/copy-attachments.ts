import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';

/** A part of an order shows what came with the whole; the files themselves are stored once. */
export async function copyAttachments(
  tx: Transaction,
  ctx: Context,
  { from, to }: { from: OrderId; to: OrderId },
): Promise<void> {
  const rows = await tx
    .select()
    .from(orderAttachments)
    .where(and(mine(orderAttachments, ctx), eq(orderAttachments.orderId, from)));
  if (rows.length === 0) return;
  await tx.insert(orderAttachments).values(rows.map(({ id: _, ...row }) => ({ ...row, orderId: to })));
}
