import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { attachmentWords } from '../attachment';
import type { OrderWarning } from '../warnings';
import { listAttachments } from './list-attachments';

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
  return [{ code: 'needs_look', message: `${start}: look at it and add the lines.` }];
}
