import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { ledger } from '@/db/schema/ledger';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { abandonWork, deferWork } from '../ledger/settle-work';
import { changeStatus } from './internal/change-status';
import { needsTranscription } from './transcribe-order';

/** How long a message that has not even become an order is taken up again, and how often. */
const unreceivedForMs = 24 * 60 * 60_000;
const againAfterMs = 5 * 60_000;

/**
 * A message could not be read after every retry. A voice note goes to the clerk, who listens; a text's order goes to
 * FAILED, where the clerk sees it and can add the lines by hand. The work is kept as a dead letter with the error. A
 * message that is no order yet is shown to no clerk, so it stays owed for a day.
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
    if (!order && (await isYoung(tx, ctx, workId))) {
      // The retries last little more than a minute, and the database may well be away for longer.
      return deferWork(tx, ctx, workId, new Date(clock.now().getTime() + againAfterMs), message);
    }
    if (order?.isVoiceNote && order.transcript === null) {
      const warnings = [
        ...order.warnings.filter(({ code }) => code !== needsTranscription.code),
        needsTranscription,
      ];
      await changeStatus(tx, ctx, order.id, 'read', { warnings }, { message });
    } else if (order) {
      await changeStatus(tx, ctx, order.id, 'failReading', {}, { message });
    }
    await abandonWork(tx, ctx, workId, message);
  });
}

async function isYoung(tx: Transaction, ctx: Context, workId: string): Promise<boolean> {
  const [work] = await tx
    .select({ createdAt: ledger.createdAt })
    .from(ledger)
    .where(and(eq(ledger.tenantId, ctx.tenantId), eq(ledger.id, workId)));
  return work !== undefined && clock.now().getTime() - work.createdAt.getTime() < unreceivedForMs;
}
