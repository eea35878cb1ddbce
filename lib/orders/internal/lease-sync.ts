import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { env } from '../../env';
import type { ErpConfig } from '../../erp/config';
import { connectErp } from '../../erp/connect-erp';
import type { SalesOrder } from '../../erp/connector';
import { findRestoredCopy } from '../../ledger/restored-copy';
import { deferWork, finishWork } from '../../ledger/settle-work';
import { getTenant } from '../../tenancy/get-tenant';
import { buildSalesOrder } from './build-sales-order';
import { nextStep } from './decide-sync';
import { type OrderRow, readForUpdate } from './lock-order';
import { leaveProbe } from './note-contact';
import { type Gate, passErpGate } from './pass-erp-gate';
import { type SyncAttempt, type SyncWork, settleSync } from './settle-sync';
import type { Conflict, SyncState } from './sync-state';
import { tellWaiting } from './tell-waiting';
import { openSyncsOf } from './waiting-syncs';

/** Longer than one call of 15 s can take, with what follows it. */
const leaseMs = 30_000;

export interface LeasedSync extends SyncAttempt {
  step: 'post' | 'ask';
  salesOrder: SalesOrder;
}

export interface Carried {
  /** This run is the one that tries whether the ERP is back. */
  holdsProbe: boolean;
  /** It has just asked the ERP. */
  hasAsked: boolean;
  /** Its last post met a conflict. */
  conflict: Conflict | null;
}

/**
 * Takes the right to make one call to the ERP for an order and reads what the call needs. Undefined when there is nothing
 * to do: the order waits for nobody but a person (the work is then finished), another call is under way (it is looked at
 * again then), or the ERP is away and another order is its probe (it is put off until well after that).
 * From here until the outcome of a post is stored, the outcome counts as unknown: a process that dies in between must
 * ask first.
 */
export async function leaseSync(
  tx: Transaction,
  ctx: Context,
  work: SyncWork,
  carried: Carried,
): Promise<LeasedSync | undefined> {
  const now = clock.now();
  const order = await readForUpdate(tx, ctx, work.orderId);
  if (order?.status !== 'APPROVED' || order.erpDoubt === 'PERSON') {
    await leaveProbe(tx, ctx);
    await finishWork(tx, ctx, work.workId);
    return undefined;
  }
  if (order.erpLeasedUntil !== null && order.erpLeasedUntil >= now) {
    // Should the other call have died with its process, nobody waits longer than its lease.
    await deferWork(tx, ctx, work.workId, order.erpLeasedUntil, 'another call to the ERP is under way');
    return undefined;
  }
  const { config, timeZone } = await readSettings(tx, ctx);
  const erp = connectErp(config, { allowPrivateTargets: env().allowPrivateTargets });
  const state = await readState(tx, ctx, order, { now, ...carried });
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const { locationId } = order;
  const erpType = config.type;
  const attempt = { ...work, erp, erpType, timeZone, locationId, state, leasedUntil };

  const gate = await passErpGate(tx, ctx, carried);
  if (gate.kind === 'closed') {
    await holdBack(tx, ctx, { ...attempt, isProbe: false, leasedUntil: order.erpLeasedUntil }, gate);
    return undefined;
  }
  const isProbe = gate.kind === 'probe';
  // A probe asks before it posts: an ERP that hangs would otherwise bring one order after another into doubt.
  const isTried = isProbe && !carried.holdsProbe;
  const asksFirst = !erp.repeatsAreSafe && (isTried || (!carried.hasAsked && (await isRestored(tx, order))));
  const step = asksFirst ? 'ask' : nextStep(state, erp);
  const posting = { erpAttempts: order.erpAttempts + 1, erpOutcomeUnknown: true, erpPostedAt: now };
  await tx
    .update(orders)
    .set({ erpLeasedUntil: leasedUntil, erpType, ...(step === 'post' ? posting : {}) })
    .where(mine(orders, ctx, work.orderId));
  const salesOrder = await buildSalesOrder(tx, ctx, order, timeZone);
  const leased = { ...attempt, isProbe, step, salesOrder };
  if (step === 'ask') return leased;
  return { ...leased, state: { ...state, posts: order.erpAttempts + 1, postedAt: now } };
}

/** It came back from a backup: the installation that was lost may have posted it since that was made. */
async function isRestored(tx: Transaction, { createdAt }: OrderRow): Promise<boolean> {
  const copy = await findRestoredCopy(tx);
  return copy !== undefined && createdAt <= copy.madeAt;
}

async function readSettings(tx: Transaction, ctx: Context): Promise<{ config: ErpConfig; timeZone: string }> {
  const tenant = await getTenant(tx, ctx);
  const config = tenant.openErpConfig();
  if (!config) throw new Error('the tenant has no ERP settings');
  return { config, timeZone: tenant.timeZone };
}

async function readState(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { now, conflict }: Carried & { now: Date },
): Promise<SyncState> {
  const [work] = await openSyncsOf(tx, ctx, order.id);
  const owedMs = Math.max(order.approvedAt?.getTime() ?? 0, work?.createdAt.getTime() ?? 0);
  // Its post ended with its process, or nobody knows when it began: it may still run.
  const isNew = order.erpOutcomeUnknown && order.erpDoubt === null;
  return {
    owedSince: new Date(owedMs),
    posts: order.erpAttempts,
    mayBeThere: order.erpOutcomeUnknown,
    postedAt: isNew ? (order.erpPostedAt ?? now) : order.erpPostedAt,
    absentAt: order.erpAbsentAt,
    doubtSince: order.erpDoubtSince,
    reposts: order.erpReposts,
    trouble: isNew ? 'how the last call to the ERP ended is not known' : order.erpLastError,
    conflict,
  };
}

async function holdBack(
  tx: Transaction,
  ctx: Context,
  attempt: SyncAttempt,
  gate: Extract<Gate, { kind: 'closed' }>,
): Promise<void> {
  const message = tellWaiting(gate, attempt.timeZone);
  await settleSync(tx, ctx, attempt, { to: 'nobody', message, until: gate.probeAt }, { mayGoOn: false });
}
