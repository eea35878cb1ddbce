import { and, desc, isNull } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { mine } from '@/db/mine';
import { apiKeys } from '@/db/schema/api-keys';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { viewApiKey } from './internal/key-view';

/** A page of the keys that are not revoked, newest first. */
export async function listApiKeys(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const where = and(mine(apiKeys, ctx), isNull(apiKeys.revokedAt));
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
