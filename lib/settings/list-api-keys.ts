import { and, desc, eq, isNull } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { ApiKey } from './contract';

/** A page of the keys that are not revoked, newest first. */
export async function listApiKeys(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const where = and(eq(apiKeys.tenantId, ctx.tenantId), isNull(apiKeys.revokedAt));
    const rows = await tx
      .select()
      .from(apiKeys)
      .where(where)
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .limit(limit)
      .offset(offset);
    return { apiKeys: rows.map(viewApiKey), ...(await countRows(tx, apiKeys, where)), limit, offset };
  });
}

function viewApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  return {
    id: row.id,
    name: row.name,
    last4: row.last4,
    scopes: row.scopes ?? [],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
