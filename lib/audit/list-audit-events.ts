import { desc } from 'drizzle-orm';
import { countRows } from '@/db/count-rows';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import type { listAuditEventsEndpoint } from './contract';
import { viewEvent, wantedEvents } from './internal/wanted-events';

type Query = QueryOf<typeof listAuditEventsEndpoint>;

/** A page of the tenant's audit trail, newest first. An order that nobody knows has no events. */
export async function listAuditEvents(ctx: Context, query: Query) {
  const { limit, offset } = query;
  return inTenant(ctx, async (tx) => {
    const where = await wantedEvents(tx, ctx, query);
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(where)
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.sequence))
      .limit(limit)
      .offset(offset);
    return { events: rows.map(viewEvent), ...(await countRows(tx, auditEvents, where)), limit, offset };
  });
}
