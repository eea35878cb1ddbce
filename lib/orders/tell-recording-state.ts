import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
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
  const mine = and(eq(orders.tenantId, ctx.tenantId), eq(orders.id, orderId));
  const [order] = await tx.select({ warnings: orders.warnings }).from(orders).where(mine).for('update');
  if (!order) return;
  await tx
    .update(orders)
    .set({ warnings: warnOfRecording(order.warnings, state) })
    .where(mine);
}
