import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ConversationMessage } from '../customers/conversation-contract';
import { listConversation } from '../customers/list-conversation';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { findRecipient } from '../messaging/find-recipient';
import { languageOf } from './language-of';
import type { ThreadMessage } from './message-contract';

/** A page of the conversation that an order stands in, newest first, its own messages marked. Throws `not_found`. */
export async function listOrderMessages(
  ctx: Context,
  { orderId, limit, offset }: { orderId: OrderId; limit: number; offset: number },
) {
  return inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(mine(orders, ctx, orderId));
    if (!order) throw notFound('order');
    const language = await languageOf(tx, ctx, order);
    const { closed, closesAt } = await findRecipient(tx, ctx, order);
    const page = await listConversation(ctx, { customerId: order.customerId, limit, offset });
    return {
      ...page,
      messages: page.messages.map((message) => markOf(order, message)),
      writing: { closed, closesAt: closesAt?.toISOString() ?? null },
      language,
    };
  });
}

/** A part that was split off has the message of the whole. */
export function markOf(
  order: Pick<typeof orders.$inferSelect, 'id' | 'parentOrderId'>,
  message: ConversationMessage,
): ThreadMessage {
  const own: readonly (string | null | undefined)[] = [order.id, order.parentOrderId];
  const about = message.order;
  return {
    ...message,
    ofThisOrder: about !== null && (own.includes(about.id) || about.mergedInto === order.id),
  };
}
