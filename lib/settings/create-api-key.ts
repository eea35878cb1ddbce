import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { hashApiKey, makeApiKey } from '../auth/api-key';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { expiryOf } from './internal/key-view';
import type { createApiKeyEndpoint } from './key-contract';

/** Makes an API key. The answer is the only place where it can be read. Throws `invalid_input` for an expiry in the past. */
export async function createApiKey(ctx: Context, input: BodyOf<typeof createApiKeyEndpoint>) {
  const expiresAt = expiryOf(input.expiresAt);
  const apiKey = makeApiKey();
  return inTenant(ctx, async (tx) => {
    const { tenantId, actor } = ctx;
    const [row] = await tx
      .insert(apiKeys)
      .values({
        tenantId,
        name: input.name,
        keyHash: hashApiKey(apiKey),
        last4: apiKey.slice(-4),
        scopes: input.scopes,
        addresses: input.addresses ?? null,
        expiresAt,
        createdBy: actor.kind === 'user' ? actor.userId : null,
      })
      .returning();
    if (!row) throw new Error('the API key was not stored');
    const { id, name, last4, scopes, addresses, createdAt } = row;
    await recordAudit(tx, ctx, {
      action: 'api_key.created',
      subjectId: id,
      data: { name, last4, scopes, addresses, expiresAt },
    });
    return { id, name, apiKey, createdAt: createdAt.toISOString() };
  });
}
