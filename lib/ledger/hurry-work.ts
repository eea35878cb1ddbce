import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { afterCommit } from '@/db/tenant';
import type { Context } from '../context';
import { signalWork } from './signal-work';
import type { WorkName } from './work';

interface Hurry {
  name: WorkName;
  /** From then on it is due. */
  dueAt: Date;
  /** Only these pieces of it; all of the tenant's otherwise. */
  workIds?: readonly string[];
}

/**
 * Makes work due earlier that was put off, what waited for may have come; what is under way is left alone. It waits for
 * nobody: a row that somebody else holds is being hurried or taken already, and two who hurry at once could else stand in
 * each other's way for ever.
 */
export async function hurryWork(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  { name, dueAt, workIds }: Hurry,
): Promise<void> {
  const putOff = tx
    .select({ id: ledger.id })
    .from(ledger)
    .where(
      and(
        mine(ledger, ctx),
        eq(ledger.name, name),
        isNull(ledger.doneAt),
        isNull(ledger.failedAt),
        isNull(ledger.sentAt),
        gt(ledger.dueAt, dueAt),
        workIds === undefined ? undefined : inArray(ledger.id, [...workIds]),
      ),
    )
    .orderBy(asc(ledger.id))
    .for('update', { skipLocked: true });
  const hurried = await tx
    .update(ledger)
    .set({ dueAt })
    .where(and(mine(ledger, ctx), inArray(ledger.id, putOff)))
    .returning({ id: ledger.id });
  if (hurried.length > 0) afterCommit(signalWork);
}
