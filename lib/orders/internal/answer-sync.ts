import type { Context } from '../../context';
import { AppError } from '../../errors';
import type { OrderId } from '../../ids';
import type { OrderStatus } from '../status';
import { waitForSync } from '../wait-for-sync';

/** What came of sending an order to the ERP; APPROVED while that is not known yet. */
export interface SyncAnswer {
  success: true;
  orderId: OrderId;
  status: OrderStatus;
  erpSalesOrderId: string | null;
  idempotent?: true;
}

/** Longest wait for the ERP before the answer is "under way". */
const patienceMs = 10_000;

/** Waits for what comes of the order's sync. Throws `erp_refused` once the ERP has, and `approval_recalled`. */
export async function answerSync(ctx: Context, orderId: OrderId): Promise<SyncAnswer> {
  const { status, erpSalesOrderId, erpLastError, approvedAt } = await waitForSync(ctx, orderId, patienceMs);
  if (status === 'PENDING_REVIEW' && approvedAt === null) {
    throw new AppError(
      'approval_recalled',
      'The customer asked for a change before the order was sent: see what they want, and approve it again.',
      { extra: { orderId, orderStatus: status } },
    );
  }
  // FAILED, or already back with a clerk who is mending it.
  if (status !== 'APPROVED' && erpSalesOrderId === null) {
    throw new AppError('erp_refused', `The ERP refused the order: ${erpLastError ?? 'it gave no reason'}`, {
      extra: { orderId, orderStatus: status },
    });
  }
  return { success: true, orderId, status, erpSalesOrderId };
}
