import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { oweMessage } from '../messaging/owe-message';
import { lockOrder } from './internal/lock-order';
import { refuseErasedCustomer } from './internal/refuse-erased-customer';

interface NewMessage {
  orderId: OrderId;
  text: string;
  ifMatch?: number | undefined;
}

/**
 * Writes to the customer about an order, in whatever status it is. Throws `not_found`, `order_changed`,
 * `customer_erased`, and `message_window_closed` when the platform takes nothing to them now.
 */
export async function writeMessage(
  ctx: Context,
  { orderId, text, ifMatch }: NewMessage,
): Promise<{ success: true; orderId: OrderId; messageId: string }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, orderId, ifMatch);
    await refuseErasedCustomer(tx, ctx, order);
    const body = text.trim();
    const messageId = await oweMessage(tx, ctx, { order, kind: 'MESSAGE', body });
    await recordAudit(tx, ctx, {
      action: 'message.written',
      orderId: order.id,
      subjectId: messageId,
      data: { words: body },
    });
    return { success: true, orderId: order.id, messageId };
  });
}
