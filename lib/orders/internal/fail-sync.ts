import type { Transaction } from '@/db/client';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import { releaseStock } from '../../stock/reserve-stock';
import { changeStatus } from './change-status';
import { noDoubt } from './no-doubt';

interface Failure {
  /** What the clerk reads. */
  message: string;
  /** An earlier post may have worked all the same: the order stays closed to edits until somebody knows. */
  mayBeThere: boolean;
  /** Since when that is not known; from now on unless given. */
  doubtSince?: Date | null;
}

/** APPROVED → FAILED with the words that the clerk reads, and the stock free again. */
export async function failSync(
  tx: Transaction,
  ctx: Context,
  { orderId, locationId }: { orderId: OrderId; locationId: string | null },
  { message, mayBeThere, doubtSince }: Failure,
): Promise<void> {
  const doubt = mayBeThere
    ? { erpOutcomeUnknown: true, erpDoubt: 'PERSON' as const, erpDoubtSince: doubtSince ?? clock.now() }
    : {};
  const change = { ...noDoubt, ...doubt, erpLastError: message, erpLeasedUntil: null };
  const moved = await changeStatus(tx, ctx, orderId, 'failSync', change, { message });
  if (moved) await releaseStock(tx, ctx, { orderId, locationId });
}
