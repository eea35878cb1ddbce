import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';
import { changeStatus } from './internal/change-status';
import { tellRecordingState } from './tell-recording-state';
import { unheardState } from './transcribe-order';

/**
 * A message could not be read after every retry. A voice note goes to the clerk, who listens; a text's order goes to
 * FAILED, where the clerk sees it and can add the lines by hand. The work is kept as a dead letter with the error. A
 * message that is no order yet is shown to no clerk, and a recording lies with the platform for weeks: both stay owed
 * for a day.
 */
export async function giveUpReading(
  ctx: Context,
  { messageId, workId, message }: { messageId: string; workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(mine(orders, ctx), eq(orders.inboundMessageId, messageId)));
    const isUnheard = order?.isVoiceNote === true && order.transcript === null;
    const isWaiting = !order || (isUnheard && order.audioKey === null);
    const isPutOff = isWaiting && (await putOff(tx, ctx, workId, { message }));
    if (order && isUnheard) {
      const awaited = { kind: 'awaited', reason: 'The voice note could not be fetched so far' } as const;
      await tellRecordingState(tx, ctx, order.id, isPutOff ? awaited : unheardState(order));
      await changeStatus(tx, ctx, order.id, 'read', {}, { message });
    }
    if (isPutOff) return;
    if (order && !isUnheard) await changeStatus(tx, ctx, order.id, 'failReading', {}, { message });
    await abandonWork(tx, ctx, workId, message);
  });
}
