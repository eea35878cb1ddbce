import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orderAttachments } from '@/db/schema/order-attachments';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import type { AttachmentKind } from './attachment';

interface ExpectedFile {
  orderId: OrderId;
  inboundMessageId: string;
  /** Null: nothing came with the message. */
  file: { kind: AttachmentKind; mediaId: string; fileName: string | null } | null;
}

/** Enters the file that came with an order's message, and owes its fetching; once, however often the message is read. */
export async function expectAttachment(
  tx: Transaction,
  ctx: Context,
  { orderId, inboundMessageId, file }: ExpectedFile,
): Promise<void> {
  if (file === null) return;
  const ofMessage = and(mine(orderAttachments, ctx), eq(orderAttachments.inboundMessageId, inboundMessageId));
  const [known] = await tx
    .select({ id: orderAttachments.id })
    .from(orderAttachments)
    .where(ofMessage)
    .limit(1);
  if (known) return;
  const [entered] = await tx
    .insert(orderAttachments)
    .values({ tenantId: ctx.tenantId, orderId, inboundMessageId, ...file })
    .returning({ id: orderAttachments.id });
  if (!entered) throw new Error('the attachment was not entered');
  await oweWork(tx, ctx, 'attachment/due', { attachmentId: entered.id });
}
