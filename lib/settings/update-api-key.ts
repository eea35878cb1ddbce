import { and, isNull } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { expiryOf, viewApiKey } from './internal/key-view';
import type { ApiKey, updateApiKeyEndpoint } from './key-contract';

/** Changes what a key may do, from its next request on. Throws `not_found`, `invalid_input` for an expiry in the past. */
export async function updateApiKey(
  ctx: Context,
  { apiKeyId, changes }: { apiKeyId: string; changes: BodyOf<typeof updateApiKeyEndpoint> },
): Promise<ApiKey> {
  const { expiresAt, ...others } = changes;
  const set = { ...others, ...(expiresAt === undefined ? {} : { expiresAt: expiryOf(expiresAt) }) };
  return inTenant(ctx, async (tx) => {
    const thisRow = and(mine(apiKeys, ctx, apiKeyId), isNull(apiKeys.revokedAt));
    const [before] = await tx.select().from(apiKeys).where(thisRow).for('update');
    if (!before) throw notFound('API key');
    const [row = before] =
      Object.keys(set).length === 0 ? [] : await tx.update(apiKeys).set(set).where(thisRow).returning();
    await recordAudit(tx, ctx, {
      action: 'api_key.changed',
      subjectId: apiKeyId,
      data: { name: row.name, ...set },
    });
    return viewApiKey(row);
  });
}
