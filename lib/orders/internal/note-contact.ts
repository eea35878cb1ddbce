import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { erpReachability } from '@/db/schema/erp-reachability';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { hurryWork } from '../../ledger/hurry-work';
import { forgetErpAway } from '../forget-erp-away';
import { probePauseMs } from './sync-pace';
import type { Answer } from './sync-state';
import { nextWaitingSync } from './waiting-syncs';

/** What a call says of the ERP as a whole. */
type Contact =
  | { kind: 'away'; message: string; retryAfterMs: number }
  | { kind: 'answered'; to: 'post' | 'question' }
  /** No call went out. */
  | { kind: 'none' };

export interface Away {
  awaySince: Date;
  /** When it is tried next. */
  probeAt: Date;
  /** Whether the order that was just tried is to be that try. */
  isProber: boolean;
}

/**
 * Keeps what an attempt showed of the tenant's ERP: marks it away and sets its next probe, or, at the first answer, makes
 * all waiting orders due. Gives how it is away, undefined where it is not known to be.
 */
export async function noteContact(
  tx: Transaction,
  ctx: Context,
  answer: Answer,
  { isProbe }: { isProbe: boolean },
): Promise<Away | undefined> {
  const contact = contactOf(answer);
  switch (contact.kind) {
    case 'away':
      return markAway(tx, ctx, contact, isProbe);
    case 'answered':
      return noteAnswered(tx, ctx, contact.to);
    case 'none':
      if (isProbe) await passProbeOn(tx, ctx, {});
      return undefined;
  }
}

function contactOf(answer: Answer): Contact {
  switch (answer.to) {
    case 'nobody':
      return { kind: 'none' };
    case 'question': {
      const { finding } = answer;
      const isAway = finding.kind === 'unclear' && finding.isAway;
      return isAway
        ? { kind: 'away', message: finding.message, retryAfterMs: 0 }
        : { kind: 'answered', to: 'question' };
    }
    case 'post': {
      const { outcome } = answer;
      if ('isAway' in outcome && outcome.isAway) {
        return { kind: 'away', message: outcome.message, retryAfterMs: outcome.retryAfterMs ?? 0 };
      }
      // Refused before anything was sent, because of an address or a missing account.
      const wasSent = outcome.kind !== 'refused' || outcome.status !== null;
      return wasSent ? { kind: 'answered', to: 'post' } : { kind: 'none' };
    }
  }
}

function lockRow(tx: Transaction, ctx: Context) {
  return tx
    .select()
    .from(erpReachability)
    .where(mine(erpReachability, ctx))
    .for('update')
    .then(([row]) => row);
}

async function markAway(
  tx: Transaction,
  ctx: Context,
  { message, retryAfterMs }: Extract<Contact, { kind: 'away' }>,
  isProbe: boolean,
): Promise<Away> {
  const row = await lockRow(tx, ctx);
  const nowMs = clock.now().getTime();
  const awaySince = row?.awaySince ?? new Date(nowMs);
  // Several calls were under way when it went: the first of them to end has set the probe.
  const isProber = isProbe || !row?.awaySince;
  const failedProbes = (row?.awaySince ? row.failedProbes : 0) + (isProber ? 1 : 0);
  const ownProbeMs = nowMs + Math.max(isProber ? probePauseMs(failedProbes) : 0, retryAfterMs);
  const probeAt = new Date(isProber ? ownProbeMs : Math.max(row?.probeAt?.getTime() ?? 0, ownProbeMs));
  const away = { awaySince, probeAt, failedProbes, lastError: message };
  await tx
    .insert(erpReachability)
    .values({ tenantId: ctx.tenantId, ...away })
    .onConflictDoUpdate({ target: erpReachability.tenantId, set: away });
  return { awaySince, probeAt, isProber };
}

/**
 * A post that was answered ends the absence. An answered question does not, while orders wait to be posted: questions may
 * be answered where posts are not, so one of those orders is tried next, and not all of them.
 */
async function noteAnswered(tx: Transaction, ctx: Context, to: 'post' | 'question'): Promise<undefined> {
  const [seen] = await tx
    .select({ awaySince: erpReachability.awaySince })
    .from(erpReachability)
    .where(mine(erpReachability, ctx));
  if (!seen?.awaySince) return undefined;
  if (to === 'question' && (await passProbeOn(tx, ctx, { toBePosted: true }))) return undefined;
  await forgetErpAway(tx, ctx);
  return undefined;
}

/** Makes the next waiting order the probe, at `probeAt` or at once. False when none waits. */
export async function passProbeOn(
  tx: Transaction,
  ctx: Context,
  { toBePosted = false, probeAt = clock.now() }: { toBePosted?: boolean; probeAt?: Date },
): Promise<boolean> {
  await lockRow(tx, ctx);
  const next = await nextWaitingSync(tx, ctx, { toBePosted });
  if (next === undefined) return false;
  await tx.update(erpReachability).set({ probeAt }).where(mine(erpReachability, ctx));
  await hurryWork(tx, ctx, { name: 'order/approved', dueAt: probeAt, workIds: [next] });
  return true;
}

/** The order that was to be the next probe needs none any more: another takes its place, lest nobody does. */
export async function leaveProbe(tx: Transaction, ctx: Context): Promise<void> {
  const [row] = await tx.select().from(erpReachability).where(mine(erpReachability, ctx));
  const isItsTurn = row?.awaySince && (row.probeAt === null || row.probeAt <= clock.now());
  if (isItsTurn) await passProbeOn(tx, ctx, {});
}
