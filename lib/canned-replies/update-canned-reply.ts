import { eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { cannedReplies } from '@/db/schema/canned-replies';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import type { CannedReply, updateCannedReplyEndpoint } from './contract';
import { lockReply, requireFreeTitle, viewReply } from './internal/reply-rows';

/** Changes the given fields of a kept reply. Throws `not_found` and `canned_reply_taken`. */
export async function updateCannedReply(
  ctx: Context,
  { id, changes }: { id: string; changes: BodyOf<typeof updateCannedReplyEndpoint> },
): Promise<CannedReply> {
  return inTenant(ctx, async (tx) => {
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, ctx.tenantId)).for('update');
    const before = viewReply(await lockReply(tx, ctx, id));
    const { title = before.title, language = before.language } = changes;
    await requireFreeTitle(tx, ctx, { title, language, but: id });
    const [row] = await tx
      .update(cannedReplies)
      .set({ ...changes, updatedAt: clock.now() })
      .where(mine(cannedReplies, ctx, id))
      .returning();
    if (!row) throw new Error('the reply is gone');
    await recordAudit(tx, ctx, {
      action: 'canned_reply.changed',
      subjectId: id,
      data: { from: before, to: viewReply(row) },
    });
    return viewReply(row);
  });
}
