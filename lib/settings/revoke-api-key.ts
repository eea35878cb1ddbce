import { and, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';

/** Revokes an API key: its next request is refused. Throws `not_found`, also for one that is revoked already. */
export async function revokeApiKey(ctx: Context, apiKeyId: string): Promise<void> {
  await inTenant(ctx, async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: clock.now() })
      .where(and(mine(apiKeys, ctx, apiKeyId), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name, last4: apiKeys.last4 });
    if (!revoked) throw notFound('API key');
    await recordAudit(tx, ctx, { action: 'api_key.revoked', subjectId: apiKeyId, data: revoked });
  });
}
