import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { queueNotification } from '../../messaging/queue-notification';
import { deductStock } from '../../stock/reserve-stock';
import { recordEvent } from '../../webhooks/record-event';
import { changeStatus } from './change-status';
import { orderEventData } from './event-data';
import { noDoubt } from './no-doubt';

interface Completion {
  orderId: OrderId;
  locationId: string | null;
  erpType: string;
  erpSalesOrderId: string;
  /** `enterReference` when a person found the sales order in the ERP. */
  move: 'complete' | 'enterReference';
  auditData: Record<string, unknown>;
}

/** The order is in the ERP under this reference: the stock is gone, webhooks and customer are told. */
export async function completeSync(tx: Transaction, ctx: Context, completion: Completion): Promise<void> {
  const { orderId, locationId, erpType, erpSalesOrderId, move, auditData } = completion;
  const change = {
    ...noDoubt,
    erpSalesOrderId,
    erpType,
    erpSyncedAt: clock.now(),
    erpLastError: null,
    erpLeasedUntil: null,
  };
  const moved = await changeStatus(tx, ctx, orderId, move, change, { erpSalesOrderId, ...auditData });
  if (!moved) return;
  await deductStock(tx, ctx, { orderId, locationId });
  const data = { ...(await orderEventData(tx, ctx, orderId)), erpSalesOrderId };
  await recordEvent(tx, ctx, { name: 'order.completed', orderId, data });
  await queueNotification(tx, ctx, { orderId, kind: 'COMPLETED' });
}
