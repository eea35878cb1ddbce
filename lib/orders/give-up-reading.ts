import { and, eq } from 'drizzle-orm';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork } from '../ledger/settle-work';
import { changeStatus } from './internal/change-status';
import { needsTranscription } from './transcribe-order';

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
      .where(and(eq(orders.tenantId, ctx.tenantId), eq(orders.inboundMessageId, messageId)));
    const isUnheard = order?.isVoiceNote === true && order.transcript === null;
    if (order && isUnheard) {
      const warnings = [
        ...order.warnings.filter(({ code }) => code !== needsTranscription.code),
        needsTranscription,
      ];
      await changeStatus(tx, ctx, order.id, 'read', { warnings }, { message });
    }
    const isWaiting = !order || (isUnheard && order.audioKey === null);
    if (isWaiting && (await putOff(tx, ctx, workId, { message }))) return;
    if (order && !isUnheard) await changeStatus(tx, ctx, order.id, 'failReading', {}, { message });
    await abandonWork(tx, ctx, workId, message);
  });
}
