import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { ErpConnector } from '../../erp/connector';
import type { OrderId } from '../../ids';
import { abandonWork, deferWork, finishWork } from '../../ledger/settle-work';
import { completeSync } from './complete-sync';
import { decideSync } from './decide-sync';
import { failSync } from './fail-sync';
import { type OrderRow, readForUpdate } from './lock-order';
import { type Away, noteContact, passProbeOn } from './note-contact';
import { orderOfReference } from './order-of-reference';
import { nextSalesOrderNumber } from './sales-order-number';
import type { Answer, Decision, SyncState } from './sync-state';
import { tellWaiting } from './tell-waiting';

export interface SyncWork {
  orderId: OrderId;
  workId: string;
}

/** One attempt to bring an order closer to the ERP: what was known when it began. */
export interface SyncAttempt extends SyncWork {
  erp: ErpConnector;
  erpType: string;
  timeZone: string;
  locationId: string | null;
  state: SyncState;
  /** It is the one that tries whether the ERP is back. */
  isProbe: boolean;
  /** Names the lease; null when none was needed. */
  leasedUntil: Date | null;
}

/** An ERP that is back wakes all who wait, so they look for themselves only in case nobody is left to probe it. */
const sleepMs = { least: 3 * 60_000, more: 3 * 60_000 };

/**
 * Stores what came of a call, and with it settles or puts off the work in the ledger. Gives what is to be done at once,
 * by the same run, if it `mayGoOn`.
 */
export async function settleSync(
  tx: Transaction,
  ctx: Context,
  attempt: SyncAttempt,
  answer: Answer,
  { mayGoOn }: { mayGoOn: boolean },
): Promise<Extract<Decision, { kind: 'go_on' }> | undefined> {
  const order = await readForUpdate(tx, ctx, attempt.orderId);
  const { now, decision } = await decide(tx, ctx, attempt, answer);
  if (!order || isOvertaken(order, attempt, decision)) {
    await lookAgain(tx, ctx, attempt, order);
    return undefined;
  }
  const isAtOnce = decision.kind === 'go_on' && decision.afterMs === 0 && mayGoOn;
  // A probe has asked, and goes on to post: only then it is known whether the ERP is back.
  const isHalfway = isAtOnce && attempt.isProbe && answer.to === 'question';
  const away = isHalfway ? undefined : await noteContact(tx, ctx, answer, attempt);
  if (isAtOnce && !away) {
    await storeDoubt(tx, ctx, attempt, order, decision, decision.message);
    return decision;
  }
  if (decision.kind === 'go_on') {
    const message =
      away && decision.step === 'post' ? tellTrouble(away, decision, attempt) : decision.message;
    await storeDoubt(tx, ctx, attempt, order, decision, message);
    await deferWork(tx, ctx, attempt.workId, dueAt(now, decision, answer, away), message);
    return undefined;
  }
  await end(tx, ctx, attempt, decision);
  if (away?.isProber) await passProbeOn(tx, ctx, { probeAt: away.probeAt });
  return undefined;
}

async function decide(
  tx: Transaction,
  ctx: Context,
  attempt: SyncAttempt,
  answer: Answer,
): Promise<{ now: Date; decision: Decision }> {
  const { state, erp } = attempt;
  const now = clock.now();
  const takenBy = await takerOf(tx, ctx, attempt, answer);
  return { now, decision: decideSync(state, answer, { now, repeatsAreSafe: erp.repeatsAreSafe, takenBy }) };
}

/** An ERP that begins its numbers anew may give one of long ago once more. */
const givenOncePerDays = 30;

/** Another order that was lately given the reference that a post was answered with. */
async function takerOf(
  tx: Transaction,
  ctx: Context,
  { orderId, erpType }: SyncAttempt,
  answer: Answer,
): Promise<OrderId | undefined> {
  if (answer.to !== 'post' || answer.outcome.kind !== 'created') return undefined;
  const { reference: erpSalesOrderId } = answer.outcome;
  const since = new Date(clock.now().getTime() - givenOncePerDays * 86_400_000);
  const lately = and(eq(orders.erpType, erpType), gte(orders.erpSyncedAt, since));
  return orderOfReference(tx, ctx, { orderId, erpSalesOrderId }, lately);
}

/**
 * A person has decided meanwhile, or the lease ran out and another call has begun. That the ERP has the order is true
 * all the same.
 */
function isOvertaken(order: OrderRow, { leasedUntil }: SyncAttempt, decision: Decision): boolean {
  if (order.status !== 'APPROVED') return true;
  if (decision.kind === 'complete' && decision.reference !== null) return false;
  return (order.erpLeasedUntil?.getTime() ?? null) !== (leasedUntil?.getTime() ?? null);
}

async function lookAgain(
  tx: Transaction,
  ctx: Context,
  { workId, isProbe }: SyncAttempt,
  order: OrderRow | undefined,
): Promise<void> {
  if (isProbe) await passProbeOn(tx, ctx, {});
  if (order?.status !== 'APPROVED') return finishWork(tx, ctx, workId);
  return deferWork(tx, ctx, workId, order.erpLeasedUntil ?? clock.now(), 'overtaken by another attempt');
}

async function storeDoubt(
  tx: Transaction,
  ctx: Context,
  { erp }: SyncAttempt,
  order: OrderRow,
  { doubt }: Extract<Decision, { kind: 'go_on' }>,
  message: string,
): Promise<void> {
  // Where repeats are safe nobody need be asked, nor look: it is posted again.
  const erpDoubt = doubt.mayBeThere && !erp.repeatsAreSafe ? 'ASKING' : null;
  await tx
    .update(orders)
    .set({
      erpLeasedUntil: null,
      erpOutcomeUnknown: doubt.mayBeThere,
      erpDoubt,
      erpDoubtSince: doubt.doubtSince,
      erpPostedAt: doubt.postedAt,
      erpAbsentAt: doubt.absentAt,
      erpReposts: doubt.reposts,
      erpLastError: message,
      ...(erpDoubt === order.erpDoubt ? {} : { version: sql`${orders.version} + 1`, updatedAt: clock.now() }),
    })
    .where(mine(orders, ctx, order.id));
}

function tellTrouble(away: Away, { message }: { message: string }, { timeZone }: SyncAttempt): string {
  return `${tellWaiting(away, timeZone)} (${message})`;
}

/** While the ERP is away, the probe's turn is the probe's; the others sleep until they are woken. */
function dueAt(now: Date, { afterMs }: { afterMs: number }, answer: Answer, away: Away | undefined): Date {
  if (away?.isProber) return away.probeAt;
  const probeAt = away?.probeAt ?? (answer.to === 'nobody' ? answer.until : undefined);
  if (probeAt === undefined) return new Date(now.getTime() + afterMs);
  return new Date(probeAt.getTime() + sleepMs.least + sleepMs.more * Math.random());
}

async function end(
  tx: Transaction,
  ctx: Context,
  attempt: SyncAttempt,
  decision: Exclude<Decision, { kind: 'go_on' }>,
): Promise<void> {
  const { orderId, locationId, workId, state } = attempt;
  switch (decision.kind) {
    case 'complete': {
      const erpSalesOrderId = decision.reference ?? (await nextSalesOrderNumber(tx, ctx));
      const auditData = { duplicate: decision.duplicate };
      const completion = { ...attempt, erpSalesOrderId, move: 'complete', auditData } as const;
      await completeSync(tx, ctx, completion);
      return finishWork(tx, ctx, workId);
    }
    case 'refuse':
      await failSync(tx, ctx, { orderId, locationId }, { ...decision, doubtSince: state.doubtSince });
      return finishWork(tx, ctx, workId);
    case 'give_up':
      await failSync(tx, ctx, { orderId, locationId }, { ...decision, doubtSince: state.doubtSince });
      return abandonWork(tx, ctx, workId, decision.message);
    case 'hand_over':
      await handOver(tx, ctx, attempt, decision.message);
      return finishWork(tx, ctx, workId);
  }
}

/** From here on a person decides; see resolve-erp-doubt. */
export async function handOver(
  tx: Transaction,
  ctx: Context,
  { orderId, state }: { orderId: OrderId; state: Pick<SyncState, 'doubtSince' | 'postedAt'> },
  message: string,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      erpLeasedUntil: null,
      erpOutcomeUnknown: true,
      erpDoubt: 'PERSON',
      erpDoubtSince: state.doubtSince ?? state.postedAt ?? clock.now(),
      erpLastError: message,
      version: sql`${orders.version} + 1`,
      updatedAt: clock.now(),
    })
    .where(mine(orders, ctx, orderId));
  await recordAudit(tx, ctx, { action: 'order.in_doubt', orderId, data: { message } });
}
