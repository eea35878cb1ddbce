import type { Transaction } from '@/db/client';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { longestFailureMs } from '../retry-schedule';
import { liveEndpoints } from './endpoint-row';

/** The receiver answers again. */
export async function noteSuccess(tx: Transaction, ctx: Context, endpointId: string): Promise<void> {
  await tx.update(webhookEndpoints).set({ failingSince: null }).where(liveEndpoints(ctx, endpointId));
}

/**
 * Notes a failed attempt. A receiver that says it is gone (410), or that has failed for five days on end, is switched
 * off, which the audit trail and the settings tell. Returns whether it is still on.
 */
export async function noteFailure(
  tx: Transaction,
  ctx: Context,
  endpointId: string,
  { statusCode }: { statusCode: number | null },
): Promise<boolean> {
  const mine = liveEndpoints(ctx, endpointId);
  const [endpoint] = await tx.select().from(webhookEndpoints).where(mine).for('update');
  if (!endpoint?.enabled) return false;
  const now = clock.now();
  const failingSince = endpoint.failingSince ?? now;
  const reason =
    statusCode === 410
      ? 'The receiver answered 410: it is gone for good.'
      : now.getTime() - failingSince.getTime() >= longestFailureMs
        ? 'Every attempt of the last five days failed.'
        : null;
  if (reason === null) {
    await tx.update(webhookEndpoints).set({ failingSince }).where(mine);
    return true;
  }
  await tx.update(webhookEndpoints).set({ enabled: false, disabledReason: reason, failingSince }).where(mine);
  await recordAudit(tx, ctx, {
    action: 'webhook.disabled',
    subjectId: endpointId,
    data: { url: endpoint.url, reason },
  });
  return false;
}
