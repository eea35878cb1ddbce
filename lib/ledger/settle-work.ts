import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { afterCommit } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { signalWork } from './signal-work';
import type { WorkName } from './work';

/** How a function ends its work; each is called in the transaction of the effect. */

/** The work is done and will never be sent again: its row goes, for what it did stands elsewhere. */
export async function finishWork(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
): Promise<void> {
  await tx.delete(ledger).where(open(ctx, workId));
}

/** The work is to be tried again at `dueAt`, as a new event: the executor must not take it for a repeat. */
export async function deferWork(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
  dueAt: Date,
  lastError: string,
): Promise<void> {
  await tx
    .update(ledger)
    .set({ dueAt, sentAt: null, attempts: 0, generation: sql`${ledger.generation} + 1`, lastError })
    .where(open(ctx, workId));
}

/**
 * The work turned out to be of another kind, whose function goes on with it: the same work, with the same payload, owed
 * since the same moment. Nothing happens when that was done before.
 */
export async function passWorkOn(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
  { from, to }: { from: WorkName; to: WorkName },
): Promise<void> {
  await tx
    .update(ledger)
    .set({
      name: to,
      dueAt: clock.now(),
      sentAt: null,
      attempts: 0,
      generation: sql`${ledger.generation} + 1`,
    })
    .where(and(open(ctx, workId), eq(ledger.name, from)));
  afterCommit(signalWork);
}

/** The work cannot be done: a dead letter, kept and shown, never sent again by itself. */
export async function abandonWork(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
  lastError: string,
): Promise<void> {
  await tx.update(ledger).set({ failedAt: clock.now(), lastError }).where(open(ctx, workId));
}

/** Whether somebody else has already ended it; a repeated event then has nothing left to do. */
export async function isSettled(
  tx: Transaction,
  ctx: Pick<Context, 'tenantId'>,
  workId: string,
): Promise<boolean> {
  const rows = await tx.select({ id: ledger.id }).from(ledger).where(open(ctx, workId));
  return rows.length === 0;
}

function open(ctx: Pick<Context, 'tenantId'>, workId: string) {
  return and(mine(ledger, ctx, workId), isNull(ledger.doneAt), isNull(ledger.failedAt));
}
