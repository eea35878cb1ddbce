import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { lineProposals } from '@/db/schema/line-proposals';
import { notifications } from '@/db/schema/notifications';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import type { QuotedMessage } from '../orders/sent-item';
import { extractContent } from './extract-content';

/** Longer is no quote any more. */
const longestQuote = 1000;

/** Things that happen to messages, under the ids of these or their own. */
const noMessages = ['status', 'edit', 'revoke'];

/**
 * The message of this platform id as it reads now: one of the customer's, with the order that it made or changed, or
 * one of ours. A message that nobody here knows is only named.
 */
export async function findQuoted(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  platformMessageId: string,
): Promise<QuotedMessage> {
  const [theirs] = await tx
    .select({
      id: inboundMessages.id,
      payload: inboundMessages.payload,
      order: orders,
      applied: lineProposals,
    })
    .from(inboundMessages)
    .leftJoin(orders, and(mine(orders, ctx), eq(orders.inboundMessageId, inboundMessages.id)))
    .leftJoin(
      lineProposals,
      and(
        mine(lineProposals, ctx),
        eq(lineProposals.inboundMessageId, inboundMessages.id),
        eq(inboundMessages.outcome, 'APPLIED'),
      ),
    )
    .where(
      and(
        mine(inboundMessages, ctx),
        eq(inboundMessages.platformMessageId, platformMessageId),
        notInArray(inboundMessages.kind, noMessages),
      ),
    )
    .limit(1);
  if (theirs) {
    const { order, applied, payload } = theirs;
    const text = order?.rawText || wordsIn(payload);
    const orderId = order?.mergedInto ?? order?.id ?? applied?.orderId ?? null;
    return { platformMessageId, author: 'CUSTOMER', text: text?.slice(0, longestQuote) || null, orderId };
  }
  const [ours] = await tx
    .select({ body: notifications.body, orderId: notifications.orderId })
    .from(notifications)
    .where(and(mine(notifications, ctx), eq(notifications.platformMessageId, platformMessageId)))
    .orderBy(newestFirst(notifications.createdAt))
    .limit(1);
  if (ours)
    return {
      platformMessageId,
      author: 'SERVICE',
      text: ours.body.slice(0, longestQuote),
      orderId: ours.orderId,
    };
  return { platformMessageId, author: null, text: null, orderId: null };
}

function wordsIn(payload: unknown): string | null {
  const raw = typeof payload === 'object' && payload !== null && 'raw' in payload ? payload.raw : undefined;
  const { text, note } = extractContent(raw);
  return text ?? note;
}
