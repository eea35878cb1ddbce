import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { OrderId } from '../ids';
import { hurryWork } from '../ledger/hurry-work';
import { oweWork } from '../ledger/owe-work';
import { releaseStock, reserveStock } from '../stock/reserve-stock';
import { getTenant } from '../tenancy/get-tenant';
import { answerSync, type SyncAnswer } from './internal/answer-sync';
import { changeStatus } from './internal/change-status';
import { completeSync } from './internal/complete-sync';
import { type DoubtResolution, doubtActions, isRepeatOf } from './internal/doubt-resolution';
import { lockOrder, type OrderRow } from './internal/lock-order';
import { noDoubt } from './internal/no-doubt';
import { orderOfReference } from './internal/order-of-reference';
import { openSyncsOf } from './internal/waiting-syncs';

interface Resolving {
  orderId: OrderId;
  resolution: DoubtResolution;
  ifMatch?: number | undefined;
}

/**
 * A person who has looked into the ERP ends the doubt about an order: it is there under a reference, and so COMPLETED; it is
 * not there, and an approved order is posted again; or nobody can tell, and the order is FAILED and open to changes. The
 * first resolution counts; the same one again gets the same answer. Throws `order_not_in_doubt`, `order_changed`,
 * `erp_reference_taken`, and `erp_refused` once the ERP has refused what was posted again.
 */
export async function resolveErpDoubt(ctx: Context, input: Resolving): Promise<SyncAnswer> {
  const { order, isRepeat } = await inTenant(ctx, (tx) => resolve(tx, ctx, input));
  const repeat = isRepeat ? ({ idempotent: true } as const) : {};
  if (order.status === 'APPROVED') return { ...(await answerSync(ctx, input.orderId)), ...repeat };
  const { id, status, erpSalesOrderId } = order;
  return { success: true, orderId: id, status, erpSalesOrderId, ...repeat };
}

async function resolve(
  tx: Transaction,
  ctx: Context,
  { orderId, resolution, ifMatch }: Resolving,
): Promise<{ order: OrderRow; isRepeat: boolean }> {
  const order = await lockOrder(tx, ctx, orderId, undefined);
  if (order.erpDoubt === null) {
    if (await isRepeatOf(tx, ctx, order, resolution)) return { order, isRepeat: true };
    throw new AppError(
      'order_not_in_doubt',
      `The order is ${order.status}, and it is known whether the ERP has it.`,
    );
  }
  await lockOrder(tx, ctx, orderId, ifMatch);
  switch (resolution.resolution) {
    case 'FOUND':
      await enterReference(tx, ctx, order, resolution.erpSalesOrderId);
      break;
    case 'NOT_THERE':
      await postAgain(tx, ctx, order);
      break;
    case 'GIVE_UP':
      await giveUp(tx, ctx, order, resolution.reason);
      break;
  }
  return { order: await lockOrder(tx, ctx, orderId, undefined), isRepeat: false };
}

async function enterReference(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  erpSalesOrderId: string,
): Promise<void> {
  await refuseTaken(tx, ctx, order.id, erpSalesOrderId);
  const config = (await getTenant(tx, ctx)).readErpConfig();
  const { id: orderId, locationId } = order;
  // Once it had failed its stock was free again; now it is gone all the same.
  if (order.status === 'FAILED') await reserveStock(tx, ctx, { orderId, locationId });
  await completeSync(tx, ctx, {
    orderId,
    locationId,
    erpType: order.erpType ?? config?.type ?? 'erp_evolution',
    erpSalesOrderId,
    move: 'enterReference',
    auditData: { doubt: order.erpLastError },
  });
}

async function refuseTaken(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  erpSalesOrderId: string,
): Promise<void> {
  const taken = await orderOfReference(tx, ctx, { orderId, erpSalesOrderId });
  if (!taken) return;
  throw new AppError('erp_reference_taken', `Another order is ${erpSalesOrderId} in the ERP already.`, {
    extra: { orderId: taken },
  });
}

/** A failed order stays failed, for nobody has approved it anew; it can be changed, rejected and approved again. */
async function postAgain(tx: Transaction, ctx: Context, order: OrderRow): Promise<void> {
  await tx
    .update(orders)
    .set({
      ...noDoubt,
      erpLeasedUntil: null,
      ...(order.status === 'APPROVED' ? { erpLastError: null } : {}),
      version: sql`${orders.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(mine(orders, ctx, order.id));
  const data = { doubt: order.erpLastError };
  await recordAudit(tx, ctx, { action: doubtActions.NOT_THERE, orderId: order.id, data });
  if (order.status !== 'APPROVED') return;
  const open = await openSyncsOf(tx, ctx, order.id);
  if (open.length === 0) await oweWork(tx, ctx, 'order/approved', { orderId: order.id });
  const workIds = open.map(({ id }) => id);
  await hurryWork(tx, ctx, { name: 'order/approved', dueAt: clock.now(), workIds });
}

async function giveUp(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  reason: string | undefined,
): Promise<void> {
  const { id: orderId, locationId, erpLastError: doubt } = order;
  const change = { ...noDoubt, erpLeasedUntil: null };
  const data = { ...(reason === undefined ? {} : { reason }), doubt };
  await changeStatus(tx, ctx, orderId, 'giveUpDoubt', change, data);
  if (order.status === 'APPROVED') await releaseStock(tx, ctx, { orderId, locationId });
}
