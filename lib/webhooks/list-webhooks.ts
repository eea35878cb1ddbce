import { asc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { liveEndpoints, viewEndpoint } from './internal/endpoint-row';

/** A page of the registered receivers, oldest first. */
export async function listWebhooks(ctx: Context, { limit, offset }: { limit: number; offset: number }) {
  return inTenant(ctx, async (tx) => {
    const where = liveEndpoints(ctx);
    const rows = await tx
      .select()
      .from(webhookEndpoints)
      .where(where)
      .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
      .limit(limit)
      .offset(offset);
    const counted = await countRows(tx, webhookEndpoints, where);
    return { webhooks: rows.map(viewEndpoint), ...counted, limit, offset };
  });
}
