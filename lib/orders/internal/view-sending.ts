import type { orders } from '@/db/schema/orders';
import type { ListedOrder } from '../answers';

type Sending = Pick<
  ListedOrder,
  'sentAt' | 'groupName' | 'quote' | 'editedAt' | 'deletedByCustomerAt' | 'wordsRemovedAt'
>;

/** How an order's message was sent, as the answers show it. */
export function viewSending(order: typeof orders.$inferSelect): Sending {
  return {
    sentAt: order.sentAt?.toISOString() ?? null,
    groupName: order.groupName,
    quote: order.quote && {
      author: order.quote.author,
      text: order.quote.text,
      orderId: order.quote.orderId,
    },
    editedAt: order.editedAt?.toISOString() ?? null,
    deletedByCustomerAt: order.deletedByCustomerAt?.toISOString() ?? null,
    wordsRemovedAt: order.wordsRemovedAt?.toISOString() ?? null,
  };
}
