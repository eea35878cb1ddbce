import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { clock } from '../clock';
import type { Context } from '../context';
import { deferWork } from './settle-work';

const dayMs = 24 * 60 * 60_000;
const againAfterMs = 5 * 60_000;

/**
 * Puts off work whose function failed at every one of its retries, which take little more than a minute: what it needs
 * may be away for longer. False once it has been owed for `forMs` (a day unless given): the caller then gives it up.
 */
export async function putOff(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
  { message, forMs = dayMs }: { message: string; forMs?: number },
): Promise<boolean> {
  const [work] = await tx
    .select({ createdAt: ledger.createdAt })
    .from(ledger)
    .where(and(mine(ledger, ctx, workId), isNull(ledger.doneAt), isNull(ledger.failedAt)))
    .for('update');
  // Settled by another run of it: there is nothing left to give up.
  if (!work) return true;
  const now = clock.now().getTime();
  if (now - work.createdAt.getTime() >= forMs) return false;
  await deferWork(tx, ctx, workId, new Date(now + againAfterMs), message);
  return true;
}
