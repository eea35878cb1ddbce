import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import type { HeadChanges } from './head-changes';
import { headFields } from './head-fields';
import { finishEdit } from './internal/finish-edit';
import { headParts } from './internal/head-parts';
import { lockEditableOrder } from './internal/lock-order';
import { locationForHead } from './internal/order-location';
import { emptyHead, type StoredHead } from './order-head';
import { poKeyOf } from './po-key';
import { refreshSearchTextOf } from './refresh-search-text';

interface HeadChange {
  orderId: OrderId;
  changes: HeadChanges;
  ifMatch?: number | undefined;
}

/**
 * Sets parts of an order's head, which reading its message again then leaves alone. Throws `not_found`,
 * `order_not_editable`, `order_changed`, and `invalid_input` for a day that has passed and for a branch that is not the
 * customer's.
 */
export async function setHead(
  ctx: Context,
  { orderId, changes, ifMatch }: HeadChange,
): Promise<{ success: true; order: FullOrder }> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, orderId, ifMatch);
    const before = order.head ?? emptyHead;
    const head: StoredHead = {
      ...before,
      ...(await headParts(tx, ctx, { customerId: order.customerId, changes })),
    };
    const changed = headFields.filter((field) => changes[field] !== undefined);
    if (changed.length > 0) {
      const location = await locationForHead(tx, ctx, order, { customerId: order.customerId, head });
      await tx
        .update(orders)
        .set({ head, poKey: poKeyOf(head.poNumber?.value), ...location })
        .where(mine(orders, ctx, order.id));
      if (changes.poNumber !== undefined) await refreshSearchTextOf(tx, ctx, order);
      const values = (of: StoredHead) =>
        Object.fromEntries(changed.map((field) => [field, of[field]?.value ?? null]));
      await recordAudit(tx, ctx, {
        action: 'order.head_set',
        orderId: order.id,
        data: { before: values(before), after: values(head) },
      });
      await finishEdit(tx, ctx, order);
    }
    return { success: true, order: await getOrder(ctx, { orderId: order.id }) };
  });
}
