import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { env } from '../env';
import { connectErp } from '../erp/connect-erp';
import type { OrderId } from '../ids';
import { retryDelayMs } from '../ledger/retry-delay';
import { abandonWork, deferWork, finishWork } from '../ledger/settle-work';
import { tellError } from '../ledger/tell-error';
import { logger } from '../logger';
import { queueNotification } from '../messaging/queue-notification';
import { deductStock } from '../stock/reserve-stock';
import { recordEvent } from '../webhooks/record-event';
import { type AttemptResult, attemptSync } from './internal/attempt-sync';
import { changeStatus } from './internal/change-status';
import { orderEventData } from './internal/event-data';
import { failSync } from './internal/fail-sync';
import { type LeasedSync, leaseSync } from './internal/lease-sync';
import { nextSalesOrderNumber } from './internal/sales-order-number';

/** An ERP that has not taken the order by then will not; the clerk is told. */
const givenUpAfterMs = 24 * 60 * 60_000;

interface SyncInput {
  orderId: OrderId;
  workId: string;
}

/**
 * One attempt to create the sales order in the ERP; the only caller of the ERP. Safe to run any number of times:
 * a finished order is left alone, one call at a time holds the lease, and after an attempt whose outcome is not
 * known the ERP is asked before anything is posted. What comes of it settles or defers the work in the ledger.
 */
export async function syncToErp(ctx: Context, input: SyncInput): Promise<void> {
  const leased = await inTenant(ctx, (tx) => leaseSync(tx, ctx, input));
  if (!leased) return;
  try {
    const erp = connectErp(leased.config, { allowPrivateTargets: env().allowPrivateTargets });
    const mayAlreadyExist = leased.outcomeUnknown;
    const result = await attemptSync(erp, leased.salesOrder, { mayAlreadyExist });
    await inTenant(ctx, (tx) => settle(tx, ctx, input, leased, result));
  } catch (error) {
    // Not thrown: a retry would find the lease taken and end well, and what always throws would never be given up.
    logger().error({ err: error, orderId: input.orderId }, 'a call to the ERP could not be settled');
    const result = { kind: 'deferred', message: tellError(error), inDoubt: true } as const;
    await inTenant(ctx, (tx) => settle(tx, ctx, input, leased, result));
  }
}

async function settle(
  tx: Transaction,
  ctx: Context,
  { orderId, workId }: SyncInput,
  leased: LeasedSync,
  result: AttemptResult,
): Promise<void> {
  const { locationId } = leased;
  switch (result.kind) {
    case 'created':
      await complete(tx, ctx, orderId, leased, result);
      return finishWork(tx, ctx, workId);
    case 'refused':
      // What this call was refused says nothing of an earlier one whose outcome nobody knows.
      await failSync(
        tx,
        ctx,
        { orderId, locationId },
        {
          message: result.message,
          outcomeUnknown: leased.outcomeUnknown,
        },
      );
      return finishWork(tx, ctx, workId);
    case 'deferred': {
      const now = clock.now();
      const outcomeUnknown = leased.outcomeUnknown || result.inDoubt;
      if (now.getTime() - leased.approvedAt.getTime() >= givenUpAfterMs) {
        const message = `No answer within 24 hours: ${result.message}`;
        await failSync(tx, ctx, { orderId, locationId }, { message, outcomeUnknown });
        return abandonWork(tx, ctx, workId, message);
      }
      await tx
        .update(orders)
        .set({ erpLeasedUntil: null, erpOutcomeUnknown: outcomeUnknown, erpLastError: result.message })
        .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId)));
      const waitMs = Math.max(retryDelayMs(leased.attempt), result.retryAfterMs ?? 0);
      return deferWork(tx, ctx, workId, new Date(now.getTime() + waitMs), result.message);
    }
  }
}

async function complete(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  leased: LeasedSync,
  created: Extract<AttemptResult, { kind: 'created' }>,
): Promise<void> {
  const erpSalesOrderId = created.reference ?? (await nextSalesOrderNumber(tx, ctx));
  const change = {
    erpSalesOrderId,
    erpType: leased.config.type,
    erpSyncedAt: clock.now(),
    erpLastError: null,
    erpOutcomeUnknown: false,
    erpLeasedUntil: null,
  };
  const moved = await changeStatus(tx, ctx, orderId, 'complete', change, {
    erpSalesOrderId,
    duplicate: created.duplicate,
  });
  if (!moved) return;
  await deductStock(tx, ctx, { orderId, locationId: leased.locationId });
  const data = { ...(await orderEventData(tx, ctx, orderId)), erpSalesOrderId };
  await recordEvent(tx, ctx, { name: 'order.completed', orderId, data });
  await queueNotification(tx, ctx, { orderId, kind: 'COMPLETED' });
}
