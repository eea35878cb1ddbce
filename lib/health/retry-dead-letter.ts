import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import { closeDeadLetter, reopenWork } from '../ledger/reopen-work';
import { redeliver } from '../webhooks/redeliver';
import { adviceFor } from './dead-letter-advice';
import { findDeadLetter } from './internal/dead-letters';

/**
 * Has given-up work done again, now. Throws `not_found`, `not_retryable` for what must be looked at first, and
 * `webhook_disabled` while the receiver is switched off.
 */
export async function retryDeadLetter(ctx: Context, id: string): Promise<{ success: true; id: string }> {
  return inTenant(ctx, async (tx) => {
    const letter = await findDeadLetter(tx, ctx, id);
    if (!letter) throw notFound('dead letter');
    const { canRetry, whatToDo } = adviceFor(letter.name);
    if (!canRetry) throw new AppError('not_retryable', whatToDo);
    if (letter.endpoint_id !== null && letter.delivery_id !== null) {
      await redeliver(ctx, { webhookId: letter.endpoint_id, deliveryId: letter.delivery_id });
      await closeDeadLetter(tx, ctx, id);
    } else if (!(await reopenWork(tx, ctx, id))) {
      throw notFound('dead letter');
    }
    await recordAudit(tx, ctx, { action: 'work.retried', subjectId: id, data: { work: letter.name } });
    return { success: true, id };
  });
}
