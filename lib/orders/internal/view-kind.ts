import type { orders } from '@/db/schema/orders';
import type { ListedOrder } from '../answers';

type Kind = Pick<
  ListedOrder,
  'kind' | 'kindConfidence' | 'kindReason' | 'closedAs' | 'mergedInto' | 'addsTo'
>;

/** What an order's message is, as the answers show it. */
export const viewKind = (order: typeof orders.$inferSelect): Kind => ({
  kind: order.kind,
  kindConfidence: order.kindConfidence,
  kindReason: order.kindReason,
  closedAs: order.closedAs,
  mergedInto: order.mergedInto,
  addsTo: order.addsTo,
});
