import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import { liveEndpoints } from './internal/endpoint-row';

/** Removes a receiver. Its row stays for the deliveries that name it; those still waiting are given up. Throws `not_found`. */
export async function deleteWebhook(ctx: Context, webhookId: string): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [gone] = await tx
      .update(webhookEndpoints)
      .set({ deletedAt: clock.now(), enabled: false })
      .where(liveEndpoints(ctx, webhookId))
      .returning({ url: webhookEndpoints.url });
    if (!gone) throw notFound('webhook');
    await recordAudit(tx, ctx, { action: 'webhook.deleted', subjectId: webhookId, data: { url: gone.url } });
  });
}
