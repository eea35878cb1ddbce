import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { lockEditableOrder } from './internal/lock-order';
import { refuseErasedCustomer } from './internal/refuse-erased-customer';
import { sendReadBack } from './internal/send-question';

interface ReadingBack {
  orderId: OrderId;
  text: string;
  ifMatch?: number | undefined;
}

/**
 * Reads an order back to its customer, who may confirm, change or cancel it. Throws `not_found`, `order_not_editable`,
 * `order_changed`, `customer_erased`, and `message_window_closed` when the platform takes nothing to them now.
 */
export async function readBack(
  ctx: Context,
  { orderId, text, ifMatch }: ReadingBack,
): Promise<{ success: true; orderId: OrderId; questionId: string; messageId: string }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    await refuseErasedCustomer(tx, ctx, order);
    return { success: true, orderId, ...(await sendReadBack(tx, ctx, { order, body: text.trim() })) };
  });
}
