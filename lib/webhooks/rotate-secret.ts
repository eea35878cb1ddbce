import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { Webhook } from './contract';
import {
  getEndpointRow,
  liveEndpoints,
  openSecrets,
  sealSecret,
  viewEndpoint,
} from './internal/endpoint-row';
import { newSecret } from './new-secret';

/** How long deliveries are signed with the secret of before as well. */
const overlapMs = 24 * 60 * 60_000;

/**
 * Gives a receiver another secret, made here unless one is given; for 24 hours deliveries carry a signature of each. Rotated
 * again within that time, the secret of before the last one holds no longer. Throws `not_found` and `secret_unreadable`.
 */
export async function rotateSecret(
  ctx: Context,
  { webhookId, secret: given }: { webhookId: string; secret?: string | undefined },
): Promise<Webhook & { secret?: string }> {
  const secret = given ?? newSecret();
  return inTenant(ctx, async (tx) => {
    const before = await getEndpointRow(tx, ctx, webhookId);
    const now = clock.now();
    const [current] = openSecrets(before, now);
    const [row] = await tx
      .update(webhookEndpoints)
      .set({
        secretSealed: sealSecret(secret, before),
        previousSecretSealed: sealSecret(current, before, 'previous_secret_sealed'),
        previousSecretUntil: new Date(now.getTime() + overlapMs),
      })
      .where(liveEndpoints(ctx, webhookId))
      .returning();
    if (!row) throw notFound('webhook');
    await recordAudit(tx, ctx, {
      action: 'webhook.secret_rotated',
      subjectId: webhookId,
      data: { previousSecretUntil: row.previousSecretUntil },
    });
    return { ...viewEndpoint(row), ...(given === undefined ? { secret } : {}) };
  });
}
