import { and, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { hashApiKey, makeApiKey } from '../auth/api-key';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';

/**
 * Makes a key anew under the same id; the one before works for `overlapHours` more, and one that still worked from an earlier
 * rotation no longer does. The answer is the only place where the new one can be read. Throws `not_found`.
 */
export async function rotateApiKey(
  ctx: Context,
  { apiKeyId, overlapHours }: { apiKeyId: string; overlapHours: number },
): Promise<{ id: string; apiKey: string; previousUntil: string }> {
  const apiKey = makeApiKey();
  const previousUntil = new Date(clock.now().getTime() + overlapHours * 3_600_000);
  return inTenant(ctx, async (tx) => {
    const thisRow = and(mine(apiKeys, ctx, apiKeyId), isNull(apiKeys.revokedAt));
    const [before] = await tx.select().from(apiKeys).where(thisRow).for('update');
    if (!before) throw notFound('API key');
    const last4 = apiKey.slice(-4);
    await tx
      .update(apiKeys)
      .set({ keyHash: hashApiKey(apiKey), last4, previousKeyHash: before.keyHash, previousUntil })
      .where(thisRow);
    const data = { name: before.name, from: before.last4, to: last4, previousUntil };
    await recordAudit(tx, ctx, { action: 'api_key.rotated', subjectId: apiKeyId, data });
    return { id: apiKeyId, apiKey, previousUntil: previousUntil.toISOString() };
  });
}
