import { mine } from '@/db/mine';
import { cannedReplies } from '@/db/schema/canned-replies';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { lockReply, viewReply } from './internal/reply-rows';

/** Keeps a reply no longer. Throws `not_found`. */
export async function removeCannedReply(ctx: Context, { id }: { id: string }): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const reply = viewReply(await lockReply(tx, ctx, id));
    await tx.delete(cannedReplies).where(mine(cannedReplies, ctx, id));
    await recordAudit(tx, ctx, { action: 'canned_reply.removed', subjectId: id, data: { ...reply } });
  });
}
