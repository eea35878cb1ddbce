import { count, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { cannedReplies } from '@/db/schema/canned-replies';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import type { addCannedReplyEndpoint, CannedReply } from './contract';
import { requireFreeTitle, viewReply } from './internal/reply-rows';

/** More in a menu nobody finds anything in. */
const mostReplies = 200;

/** Keeps a reply to be written again. Throws `canned_reply_taken` and `canned_reply_limit`. */
export async function addCannedReply(
  ctx: Context,
  fields: BodyOf<typeof addCannedReplyEndpoint>,
): Promise<CannedReply> {
  return inTenant(ctx, async (tx) => {
    // One at a time, so that no two of the same title pass each other.
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, ctx.tenantId)).for('update');
    const [kept] = await tx.select({ replies: count() }).from(cannedReplies).where(mine(cannedReplies, ctx));
    if ((kept?.replies ?? 0) >= mostReplies)
      throw new AppError('canned_reply_limit', `There are ${mostReplies} replies; remove one first.`);
    await requireFreeTitle(tx, ctx, { ...fields, but: null });
    const [row] = await tx
      .insert(cannedReplies)
      .values({ tenantId: ctx.tenantId, ...fields })
      .returning();
    if (!row) throw new Error('the reply was not stored');
    const reply = viewReply(row);
    await recordAudit(tx, ctx, { action: 'canned_reply.added', subjectId: reply.id, data: { ...reply } });
    return reply;
  });
}
