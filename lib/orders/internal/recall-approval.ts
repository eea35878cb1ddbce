import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import { releaseStock } from '../../stock/reserve-stock';
import { reachOf } from '../reach';
import { changeStatus } from './change-status';
import type { OrderRow } from './lock-order';

/** Said on an order that was approved before its customer asked for something else. */
const recalled = {
  code: 'approval_recalled',
  message:
    'This order was approved, and the customer asked for a change before it went to the ERP: see what they want, and approve it again.',
};

/**
 * Takes an approval back that the ERP knows nothing of: the order, which is locked, waits for review again, and its goods are
 * free. Whoever sends orders takes the same lock first, and finds it no longer approved. False when it is too late.
 */
export async function recallApproval(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  because: { ofOrder: string; words: string },
): Promise<boolean> {
  if (reachOf(order) !== 'RECALLABLE') return false;
  const warnings = [...order.warnings.filter(({ code }) => code !== recalled.code), recalled];
  const unsent = { approvedAt: null, approvedBy: null, touched: null, erpDoubt: null, erpDoubtSince: null };
  await changeStatus(tx, ctx, order.id, 'recall', { ...unsent, warnings, erpLastError: null }, because);
  await releaseStock(tx, ctx, { orderId: order.id, locationId: order.locationId });
  return true;
}
