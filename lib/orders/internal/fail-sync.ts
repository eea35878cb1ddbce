import type { Transaction } from '@/db/client';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { releaseStock } from '../../stock/reserve-stock';
import { changeStatus } from './change-status';

/** APPROVED → FAILED with the words that the clerk reads, and the stock free again. */
export async function failSync(
  tx: Transaction,
  ctx: Context,
  { orderId, locationId }: { orderId: OrderId; locationId: string | null },
  { message, outcomeUnknown }: { message: string; outcomeUnknown: boolean },
): Promise<void> {
  const change = { erpLastError: message, erpLeasedUntil: null, erpOutcomeUnknown: outcomeUnknown };
  const moved = await changeStatus(tx, ctx, orderId, 'failSync', change, { message });
  if (moved) await releaseStock(tx, ctx, { orderId, locationId });
}
