import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import type { Context } from '../context';
import type { OrderId } from '../ids';
import { type RecordingState, warnOfRecording } from './recording-warnings';

/** Says in an order's warnings what there is of its voice note, in place of what was said before. */
export async function tellRecordingState(
  tx: Transaction,
  ctx: Context,
  orderId: OrderId,
  state: RecordingState,
): Promise<void> {
  const thisRow = mine(orders, ctx, orderId);
  const [order] = await tx.select({ warnings: orders.warnings }).from(orders).where(thisRow).for('update');
  if (!order) return;
  await tx
    .update(orders)
    .set({ warnings: warnOfRecording(order.warnings, state) })
    .where(thisRow);
}
