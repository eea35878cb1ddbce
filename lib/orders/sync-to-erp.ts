import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { tellError } from '../ledger/tell-error';
import { logger } from '../logger';
import { instruments } from '../metrics/instruments';
import { measure } from '../metrics/measure';
import { type Carried, type LeasedSync, leaseSync } from './internal/lease-sync';
import { type SyncWork, settleSync } from './internal/settle-sync';
import type { Answer } from './internal/sync-state';

/** Calls that one run makes of what is to be done at once; what then remains is due again. */
const longestRun = 4;

/**
 * Brings an approved order closer to the ERP; the only caller of the ERP. Safe to run any number of times: a finished
 * order is left alone, one call at a time holds the lease, and after a post whose outcome is not known the ERP is asked
 * before anything is posted (see internal/decide-sync.ts). What comes of it settles or puts off the work in the ledger.
 */
export async function syncToErp(ctx: Context, work: SyncWork): Promise<void> {
  let carried: Carried = { holdsProbe: false, hasAsked: false, conflict: null };
  for (let call = 1; call <= longestRun; call += 1) {
    const leased = await inTenant(ctx, (tx) => leaseSync(tx, ctx, work, carried));
    if (!leased) return;
    const next = await makeCall(ctx, leased, { mayGoOn: call < longestRun });
    if (!next) return;
    const hasAsked = leased.step === 'ask';
    carried = { holdsProbe: leased.isProbe, hasAsked, conflict: next.conflict ?? null };
  }
}

async function makeCall(ctx: Context, leased: LeasedSync, { mayGoOn }: { mayGoOn: boolean }) {
  let answer: Answer | undefined;
  try {
    const called = await measure(
      instruments().erpCalls,
      () => callErp(leased),
      (result) => ({ call: leased.step, outcome: 'value' in result ? outcomeOf(result.value) : 'failed' }),
    );
    answer = called;
    return await inTenant(ctx, (tx) => settleSync(tx, ctx, leased, called, { mayGoOn }));
  } catch (error) {
    // Not thrown: a retry would find the lease taken and end well, and what always throws would never be given up.
    logger().error({ err: error, orderId: leased.orderId }, 'a call to the ERP could not be settled');
    const unknown = unknownAnswer(leased, tellError(error), { hasEnded: answer !== undefined });
    return inTenant(ctx, (tx) => settleSync(tx, ctx, leased, unknown, { mayGoOn: false }));
  }
}

async function callErp({ step, erp, salesOrder }: LeasedSync): Promise<Answer> {
  return step === 'post'
    ? { to: 'post', outcome: await erp.createSalesOrder(salesOrder) }
    : { to: 'question', finding: await erp.findSalesOrder(salesOrder.orderId) };
}

/** As a label: a finite list of words. */
function outcomeOf(answer: Answer): string {
  if (answer.to === 'nobody') return 'not_called';
  return answer.to === 'post' ? answer.outcome.kind : answer.finding.kind;
}

/** What is left of an answer that could not be read or stored. */
function unknownAnswer({ step }: LeasedSync, message: string, { hasEnded }: { hasEnded: boolean }): Answer {
  return step === 'post'
    ? { to: 'post', outcome: { kind: 'unknown', message, mayStillRun: !hasEnded, isAway: false } }
    : { to: 'question', finding: { kind: 'unclear', message, isAway: false } };
}
