import type { Transaction } from '@/db/client';
import { ledger } from '@/db/schema/ledger';
import { afterCommit } from '@/db/tenant';
import type { Context } from '../context';
import { currentTrace } from '../tracing/trace';
import { signalWork } from './signal-work';
import type { WorkName, WorkPayload } from './work';

/**
 * Enters work into the ledger within the caller's transaction: it is owed exactly when the change is kept.
 * It is due at once unless `dueAt` says later. Returns the work's id.
 */
export async function oweWork<Name extends WorkName>(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  name: Name,
  payload: WorkPayload<Name>,
  dueAt?: Date,
): Promise<string> {
  const [row] = await tx
    .insert(ledger)
    .values({ tenantId: ctx.tenantId, name, payload: { ...payload, ...traceOf() }, ...(dueAt && { dueAt }) })
    .returning({ id: ledger.id });
  afterCommit(signalWork);
  if (!row) throw new Error('the ledger took no row');
  return row.id;
}

/** The trace in which the work is owed, which its function goes on with. */
function traceOf(): { trace?: string } {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace };
}
