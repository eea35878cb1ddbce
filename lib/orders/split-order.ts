import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { lineProposals } from '@/db/schema/line-proposals';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError } from '../errors';
import { mintOrderId, type OrderId } from '../ids';

import { queueNotification } from '../messaging/queue-notification';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { copyAttachments } from './internal/copy-attachments';
import { finishEdit } from './internal/finish-edit';
import { inDoubt, lockOrder, type OrderRow } from './internal/lock-order';
import { priceOrder } from './internal/prices';
import { recordOrderUpdate } from './internal/record-order-change';
import { requireLocation } from './internal/require-reference';

interface Split {
  orderId: OrderId;
  /** A location by its id or code. */
  targetLocationId: string;
  lineIds: readonly string[];
  ifMatch?: number | undefined;
}

interface SplitOutcome {
  success: true;
  orderId: OrderId;
  childOrderId: OrderId;
  order: FullOrder;
  childOrder: FullOrder;
}

/**
 * Moves lines of an order to a child order at another location, with the same customer and text, its own totals
 * and its own ERP sync. At least one line stays. Throws `order_not_splittable`, `order_changed`, `invalid_input`.
 */
export async function splitOrder(ctx: Context, input: Split): Promise<SplitOutcome> {
  return inTenant(ctx, async (tx) => {
    const order = await lockOrder(tx, ctx, input.orderId, input.ifMatch);
    if (order.status !== 'PENDING_REVIEW') {
      throw new AppError(
        'order_not_splittable',
        `The order is ${order.status}; only an order in review can be split.`,
      );
    }
    // Its lines would reach the ERP twice: with the whole order, and with the child.
    if (order.erpOutcomeUnknown) {
      throw new AppError('order_not_splittable', inDoubt);
    }
    const location = await requireLocation(tx, ctx, input.targetLocationId);
    if (location.id === order.locationId) {
      throw new AppError(
        'order_not_splittable',
        `The order is at ${location.name} already; choose another location.`,
      );
    }
    await checkLines(tx, ctx, order, input.lineIds);

    const childOrderId = await storeChild(tx, ctx, order, location.id);
    await tx
      .update(orderLines)
      .set({ orderId: childOrderId })
      .where(and(mine(orderLines, ctx), inArray(orderLines.id, [...input.lineIds])));
    await tx
      .update(lineProposals)
      .set({ orderId: childOrderId })
      .where(and(mine(lineProposals, ctx), inArray(lineProposals.lineId, [...input.lineIds])));
    await copyAttachments(tx, ctx, { from: order.id, to: childOrderId });
    await priceOrder(tx, ctx, childOrderId);
    await finishEdit(tx, ctx, order);
    await recordOrderUpdate(tx, ctx, childOrderId);

    const data = { childOrderId, parentOrderId: order.id, location: location.code, lineIds: input.lineIds };
    await recordAudit(tx, ctx, { action: 'order.split', orderId: order.id, data });
    await recordAudit(tx, ctx, { action: 'order.split_off', orderId: childOrderId, data });
    await queueNotification(tx, ctx, { orderId: childOrderId, kind: 'SPLIT' });
    return {
      success: true,
      orderId: order.id,
      childOrderId,
      order: await getOrder(ctx, { orderId: order.id }),
      childOrder: await getOrder(ctx, { orderId: childOrderId }),
    };
  });
}

async function checkLines(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  lineIds: readonly string[],
): Promise<void> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(mine(orderLines, ctx), eq(orderLines.orderId, order.id)));
  const own = new Set(rows.map((row) => row.id));
  const strangers = lineIds.filter((id) => !own.has(id));
  if (strangers.length > 0) {
    throw new AppError('invalid_input', 'Some lines are not of this order.', {
      errors: strangers.map((id) => ({
        path: `lineIds.${lineIds.indexOf(id)}`,
        code: 'unknown_line',
        message: `The order has no line ${id}.`,
      })),
    });
  }
  if (lineIds.length >= own.size) {
    throw new AppError('order_not_splittable', 'At least one line has to stay.');
  }
}

async function storeChild(
  tx: Transaction,
  ctx: Context,
  parent: OrderRow,
  locationId: string,
): Promise<OrderId> {
  const id = mintOrderId(randomUUID());
  await tx.insert(orders).values({
    tenantId: ctx.tenantId,
    id,
    status: 'PENDING_REVIEW',
    source: parent.source,
    customerId: parent.customerId,
    customerChoices: parent.customerChoices,
    locationId,
    parentOrderId: parent.id,
    rawText: parent.rawText,
    sentAt: parent.sentAt,
    groupName: parent.groupName,
    quote: parent.quote,
    isVoiceNote: parent.isVoiceNote,
    transcript: parent.transcript,
    audioKey: parent.audioKey,
    audioContentType: parent.audioContentType,
    audioDurationSeconds: parent.audioDurationSeconds,
    searchText: parent.searchText,
    head: parent.head,
    poKey: parent.poKey,
  });
  return id;
}
