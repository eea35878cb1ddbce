import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import { orders } from '@/db/schema/orders';
import { clock } from '../clock';
import type { Context } from '../context';
import type { AttachmentKind } from './attachment';
import { unseen } from './warnings';

/** A file that is still to be fetched. */
export interface ExpectedAttachment {
  id: string;
  kind: AttachmentKind;
  mediaId: string;
  inboundMessageId: string | null;
  fileName: string | null;
}

/** What became of it: where it lies, or why it does not. */
export type AttachmentOutcome =
  | { kind: AttachmentKind; contentType: string; sizeBytes: number; storageKey: string }
  | { problem: string };

/** Undefined when it is not expected any more. */
export async function findExpected(
  tx: Transaction,
  ctx: Context,
  attachmentId: string,
): Promise<ExpectedAttachment | undefined> {
  const [row] = await tx
    .select()
    .from(orderAttachments)
    .where(and(stillExpected(ctx), eq(orderAttachments.id, attachmentId)));
  return row && row.mediaId !== null ? { ...row, mediaId: row.mediaId } : undefined;
}

/**
 * Enters what became of a file, with its order and those that were split off it meanwhile. A file that cannot be had
 * is a warning in place of the one that asks to look at it.
 */
export async function settleAttachment(
  tx: Transaction,
  ctx: Context,
  { mediaId, inboundMessageId }: ExpectedAttachment,
  outcome: AttachmentOutcome,
): Promise<void> {
  const ofMessage =
    inboundMessageId === null
      ? isNull(orderAttachments.inboundMessageId)
      : eq(orderAttachments.inboundMessageId, inboundMessageId);
  const settled = await tx
    .update(orderAttachments)
    .set(outcome)
    .where(and(stillExpected(ctx), ofMessage, eq(orderAttachments.mediaId, mediaId)))
    .returning({ orderId: orderAttachments.orderId });
  for (const { orderId } of settled) {
    const thisRow = mine(orders, ctx, orderId);
    const [order] = await tx.select({ warnings: orders.warnings }).from(orders).where(thisRow).for('update');
    const others = order?.warnings.filter(({ code }) => code !== unseen) ?? [];
    const change =
      'problem' in outcome
        ? { warnings: [...others, { code: 'attachment_missing', message: missing(outcome.problem) }] }
        : {};
    // Also without a warning: every screen that shows the order is told of the change.
    await tx
      .update(orders)
      .set({ ...change, updatedAt: clock.now() })
      .where(thisRow);
  }
}

function missing(problem: string): string {
  return `${problem} Ask the customer to send it again, or to write.`;
}

function stillExpected(ctx: Context) {
  return and(
    mine(orderAttachments, ctx),
    isNull(orderAttachments.storageKey),
    isNull(orderAttachments.problem),
  );
}
