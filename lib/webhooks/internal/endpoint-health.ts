import type { Transaction } from '@/db/client';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { recordAudit } from '../../audit/record-audit';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { longestFailureMs } from '../retry-schedule';
import { liveEndpoints } from './endpoint-row';

/** The receiver answers again; one that asks for it gets nothing more. */
export async function noteSuccess(
  tx: Transaction,
  ctx: Context,
  endpointId: string,
  { wantsNoMore }: { wantsNoMore: boolean },
): Promise<void> {
  const mine = liveEndpoints(ctx, endpointId);
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: null })
    .where(mine)
    .returning({ url: webhookEndpoints.url, enabled: webhookEndpoints.enabled });
  if (wantsNoMore && endpoint?.enabled) await switchOff(tx, ctx, { endpointId, url: endpoint.url }, askedTo);
}

/**
 * Notes a failed attempt. A receiver that says it is gone (410) or asks for nothing more, or that has failed for five days
 * on end, is switched off, which the audit trail and the settings tell. Returns whether it is still on.
 */
export async function noteFailure(
  tx: Transaction,
  ctx: Context,
  endpointId: string,
  { statusCode, wantsNoMore }: { statusCode: number | null; wantsNoMore: boolean },
): Promise<boolean> {
  const mine = liveEndpoints(ctx, endpointId);
  const [endpoint] = await tx.select().from(webhookEndpoints).where(mine).for('update');
  if (!endpoint?.enabled) return false;
  const now = clock.now();
  const failingSince = endpoint.failingSince ?? now;
  await tx.update(webhookEndpoints).set({ failingSince }).where(mine);
  const reason = wantsNoMore
    ? askedTo
    : statusCode === 410
      ? 'The receiver answered 410: it is gone for good.'
      : now.getTime() - failingSince.getTime() >= longestFailureMs
        ? 'Every attempt of the last five days failed.'
        : null;
  if (reason === null) return true;
  await switchOff(tx, ctx, { endpointId, url: endpoint.url }, reason);
  return false;
}

const askedTo = 'The receiver asked for it with the header webhook-delivery: disable.';

async function switchOff(
  tx: Transaction,
  ctx: Context,
  { endpointId, url }: { endpointId: string; url: string },
  reason: string,
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ enabled: false, disabledReason: reason })
    .where(liveEndpoints(ctx, endpointId));
  await recordAudit(tx, ctx, { action: 'webhook.disabled', subjectId: endpointId, data: { url, reason } });
}
