import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { cannedReplies } from '@/db/schema/canned-replies';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import type { CannedReply } from '../contract';

type ReplyRow = typeof cannedReplies.$inferSelect;

export const viewReply = ({ id, title, body, language }: ReplyRow): CannedReply => ({
  ...{ id, title, body, language },
});

/** The reply, held against other writers. Throws `not_found`. */
export async function lockReply(tx: Transaction, ctx: Context, id: string): Promise<ReplyRow> {
  const [row] = await tx
    .select()
    .from(cannedReplies)
    .where(mine(cannedReplies, ctx, id))
    .for('update');
  if (!row) throw notFound('canned reply');
  return row;
}

/** Each language has a title once, for that is by what a clerk finds it. Throws `canned_reply_taken`. */
export async function requireFreeTitle(
  tx: Transaction,
  ctx: Context,
  { title, language, but }: { title: string; language: string; but: string | null },
): Promise<void> {
  const [taken] = await tx
    .select({ id: cannedReplies.id })
    .from(cannedReplies)
    .where(
      and(
        mine(cannedReplies, ctx),
        eq(cannedReplies.language, language),
        eq(cannedReplies.title, title),
        but === null ? undefined : ne(cannedReplies.id, but),
      ),
    );
  if (taken) throw new AppError('canned_reply_taken', `There is a reply called ${title} in this language.`);
}
