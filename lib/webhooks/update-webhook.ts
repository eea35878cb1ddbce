import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import type { updateWebhookEndpoint, Webhook } from './contract';
import { getEndpointRow, liveEndpoints, sealSecret, viewEndpoint } from './internal/endpoint-row';

/** Changes a receiver; switching it on again forgets its failures. Throws `not_found`. */
export async function updateWebhook(
  ctx: Context,
  { webhookId, changes }: { webhookId: string; changes: BodyOf<typeof updateWebhookEndpoint> },
): Promise<Webhook> {
  const { secret, ...shown } = changes;
  return inTenant(ctx, async (tx) => {
    const before = await getEndpointRow(tx, ctx, webhookId);
    const [row] = await tx
      .update(webhookEndpoints)
      .set({
        url: shown.url ?? before.url,
        events: shown.events ?? before.events,
        enabled: shown.enabled ?? before.enabled,
        maxPerMinute: shown.maxPerMinute === undefined ? before.maxPerMinute : shown.maxPerMinute,
        // Replaced, not rotated: whoever knows the one of before has no more use of it.
        ...(secret === undefined
          ? {}
          : {
              secretSealed: sealSecret(secret, before),
              previousSecretSealed: null,
              previousSecretUntil: null,
            }),
        ...(shown.enabled ? { disabledReason: null, failingSince: null } : {}),
      })
      .where(liveEndpoints(ctx, webhookId))
      .returning();
    if (!row) throw notFound('webhook');
    await recordAudit(tx, ctx, {
      action: 'webhook.changed',
      subjectId: webhookId,
      data: { ...shown, ...(secret === undefined ? {} : { secret: 'replaced' }) },
    });
    return viewEndpoint(row);
  });
}
