import { randomUUID } from 'node:crypto';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { Webhook } from './contract';
import type { EventName } from './event-names';
import { sealSecret, viewEndpoint } from './internal/endpoint-row';
import { newSecret } from './new-secret';

interface NewWebhook {
  url: string;
  /** 8 to 256 characters; kept sealed. Without one, one is made. */
  secret?: string | undefined;
  events: EventName[];
  /** How many attempts it takes in a minute; as many as come unless given. */
  maxPerMinute?: number | null;
}

/** Registers a receiver of events; the answer shows the secret when it was made here. */
export async function createWebhook(
  ctx: Context,
  { url, secret: given, events, maxPerMinute = null }: NewWebhook,
): Promise<Webhook & { secret?: string }> {
  const secret = given ?? newSecret();
  const owner = { tenantId: ctx.tenantId, id: randomUUID() };
  return inTenant(ctx, async (tx) => {
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({ ...owner, url, secretSealed: sealSecret(secret, owner), events, maxPerMinute })
      .returning();
    if (!row) throw new Error('the webhook was not stored');
    await recordAudit(tx, ctx, { action: 'webhook.created', subjectId: row.id, data: { url, events } });
    return { ...viewEndpoint(row), ...(given === undefined ? { secret } : {}) };
  });
}
