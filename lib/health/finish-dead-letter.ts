import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import { closeDeadLetter } from '../ledger/reopen-work';
import { findDeadLetter } from './internal/dead-letters';

/**
 * Takes given-up work off the list because a person has seen to it; the audit trail keeps who, and why. What it concerns
 * stays as it is. Throws `not_found`.
 */
export async function finishDeadLetter(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ success: true; id: string }> {
  return inTenant(ctx, async (tx) => {
    const letter = await findDeadLetter(tx, ctx, id);
    // Of two people who do it at once one is the first.
    if (!letter || !(await closeDeadLetter(tx, ctx, id))) throw notFound('dead letter');
    await recordAudit(tx, ctx, {
      action: 'work.marked_done',
      subjectId: id,
      data: { work: letter.name, reason, error: letter.last_error },
    });
    return { success: true, id };
  });
}
