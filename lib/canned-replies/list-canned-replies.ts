import { asc } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { cannedReplies } from '@/db/schema/canned-replies';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { CannedReply } from './contract';
import { viewReply } from './internal/reply-rows';

/** The tenant's kept replies, by language and title. */
export async function listCannedReplies(ctx: Context): Promise<{ replies: CannedReply[] }> {
  return inTenant(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(cannedReplies)
      .where(mine(cannedReplies, ctx))
      .orderBy(asc(cannedReplies.language), asc(cannedReplies.title));
    return { replies: rows.map(viewReply) };
  });
}
