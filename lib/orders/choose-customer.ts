import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { refuseErased } from '../customers/refuse-erased';
import { AppError, notFound } from '../errors';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder } from './internal/lock-order';
import { headForCustomer } from './internal/read-order-head';
import { giveOrder } from './internal/settle-customer';
import { aboutNewcomer, forCustomer } from './warnings';

interface Choice {
  orderId: OrderId;
  customerId: string;
  ifMatch?: number | undefined;
}

/**
 * Makes an order in review another customer's, or says for which of its customers a representative wrote; it gets that
 * customer's prices. Throws `not_found`, `customer_merged`, `customer_erased`, `order_not_editable`, `order_changed`.
 */
export async function chooseCustomer(
  ctx: Context,
  input: Choice,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const [customer] = await tx
      .select()
      .from(customers)
      .where(mine(customers, ctx, input.customerId))
      // Before the order, as merging does: a merge under way would leave the order behind.
      .for('share');
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    if (!customer) throw notFound('customer');
    if (customer.mergedInto !== null) {
      const extra = { mergedInto: customer.mergedInto };
      throw new AppError('customer_merged', `${customer.name} was merged into another customer.`, { extra });
    }
    refuseErased(customer);
    if (order.customerChoices !== null || order.customerId !== customer.id) {
      await giveOrder(tx, ctx, order, customer);
      const warnings = order.warnings.filter(({ code }) => code !== forCustomer && !aboutNewcomer(code));
      await tx
        .update(orders)
        .set({ warnings, ...(await headForCustomer(tx, ctx, order, customer.id)) })
        .where(mine(orders, ctx, order.id));
      await recordAudit(tx, ctx, {
        action: 'order.customer_chosen',
        orderId: order.id,
        subjectId: customer.id,
        data: { from: order.customerId, to: customer.id, name: customer.name },
      });
      await finishEdit(tx, ctx, order);
    }
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}
