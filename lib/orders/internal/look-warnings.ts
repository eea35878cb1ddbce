import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { attachmentWords } from '../attachment';
import { type OrderWarning, unseen } from '../warnings';
import { listAttachments } from './list-attachments';
import type { OrderRow } from './lock-order';

/** Nothing was read in an order that came with a picture or a document: somebody has to look at it. */
export async function lookWarnings(
  tx: Transaction,
  ctx: Context,
  { orderId, lines, text }: { orderId: OrderId; lines: number; text: string },
): Promise<OrderWarning[]> {
  if (lines > 0) return [];
  const attachments = await listAttachments(tx, ctx, orderId);
  const toSee = attachments.find(({ kind, problem }) => kind !== 'AUDIO' && problem === null);
  if (!toSee) return [];
  const what = attachmentWords[toSee.kind];
  const start =
    text.trim() === '' ? `A ${what} came without words` : `The words with the ${what} name no goods`;
  return [{ code: unseen, message: `${start}: look at it and add the lines.` }];
}

/** A clerk has added what they saw: nobody is asked to look any more. */
export async function haveLooked(tx: Transaction, ctx: Context, { id, warnings }: OrderRow): Promise<void> {
  const others = warnings.filter(({ code }) => code !== unseen);
  if (others.length === warnings.length) return;
  await tx
    .update(orders)
    .set({ warnings: others })
    .where(mine(orders, ctx, id));
}
