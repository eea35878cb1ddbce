import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { afterCommit } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { signalWork } from './signal-work';

/** Owes a dead letter again, as a new event. False when it is none (any more). */
export async function reopenWork(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
): Promise<boolean> {
  const generation = sql`${ledger.generation} + 1`;
  const reopened = await tx
    .update(ledger)
    .set({ failedAt: null, sentAt: null, attempts: 0, dueAt: clock.now(), generation })
    .where(deadLetter(ctx, workId))
    .returning({ id: ledger.id });
  if (reopened.length > 0) afterCommit(signalWork);
  return reopened.length > 0;
}

/** Work whose function does not settle it: other work now does the same, or a person has. False when it is none (any more). */
export async function closeDeadLetter(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
): Promise<boolean> {
  const closed = await tx
    .update(ledger)
    .set({ doneAt: clock.now() })
    .where(deadLetter(ctx, workId))
    .returning({ id: ledger.id });
  return closed.length > 0;
}

function deadLetter(ctx: Pick<Context, 'tenantId'>, workId: string) {
  return and(mine(ledger, ctx, workId), isNull(ledger.doneAt), isNotNull(ledger.failedAt));
}
