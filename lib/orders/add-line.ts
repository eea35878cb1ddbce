import { and, eq, max } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orderLines } from '@/db/schema/order-lines';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';

import type { Context } from '../context';
import type { OrderId } from '../ids';
import { type ChangedLine, changedLine } from './correct-line';
import { becomeOrder } from './internal/become-order';
import { finishEdit } from './internal/finish-edit';
import { lockEditableOrder } from './internal/lock-order';
import { haveLooked } from './internal/look-warnings';
import { requireProduct } from './internal/require-reference';

interface NewLine {
  orderId: OrderId;
  /** A product by its id or SKU. */
  productId: string;
  quantity: number;
  unit: string | null;
  rawItemText?: string | undefined;
  ifMatch?: number | undefined;
}

/** Adds a line that the reader missed, at the end. Throws `not_found`, `order_not_editable`, `order_changed`. */
export async function addLine(ctx: Context, input: NewLine): Promise<ChangedLine> {
  return inTenant(ctx, async (tx) => {
    const order = await lockEditableOrder(tx, ctx, input.orderId, input.ifMatch);
    const product = await requireProduct(tx, ctx, input.productId);
    const [last] = await tx
      .select({ position: max(orderLines.position) })
      .from(orderLines)
      .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
    const [line] = await tx
      .insert(orderLines)
      .values({
        tenantId: ctx.tenantId,
        orderId: order.id,
        position: (last?.position ?? 0) + 1,
        rawItemText: input.rawItemText ?? product.name,
        quantity: String(input.quantity),
        orderQuantity: String(input.quantity),
        unit: input.unit,
        productId: product.id,
        matchConfidence: 1,
        matchReason: `added by ${ctx.actor.name}`,
        verified: true,
        edited: true,
      })
      .returning({ id: orderLines.id });
    if (!line) throw new Error('the line was not stored');
    if (!last?.position) await becomeOrder(tx, ctx, order.id);
    await recordAudit(tx, ctx, {
      action: 'line.added',
      orderId: order.id,
      subjectId: line.id,
      data: { sku: product.sku, productId: product.id, quantity: input.quantity, unit: input.unit },
    });
    await haveLooked(tx, ctx, order);
    await finishEdit(tx, ctx, order);
    return changedLine(ctx, order.id, line.id);
  });
}
