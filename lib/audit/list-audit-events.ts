import { and, desc } from 'drizzle-orm';
import { isAmong } from '@/db/is-among';
import { lookThrough } from '@/db/look-through';
import { mine } from '@/db/mine';
import { newestFirst } from '@/db/newest-first';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import type { listAuditEventsEndpoint } from './contract';
import { fitsEvent, narrowedEvents, viewEvent } from './internal/wanted-events';

type Query = QueryOf<typeof listAuditEventsEndpoint>;

/** A page of the tenant's audit trail, newest first. An order that nobody knows has no events. */
export async function listAuditEvents(ctx: Context, query: Query) {
  const { limit, offset } = query;
  return inTenant(ctx, async (tx) => {
    const narrowed = await narrowedEvents(tx, ctx, query);
    const orderBy = [newestFirst(auditEvents.createdAt), desc(auditEvents.sequence)];
    const wanted = { narrowed, fits: fitsEvent(query), orderBy, limit, offset };
    const { ids, ...counted } = await lookThrough(tx, { table: auditEvents, ...wanted });
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(and(mine(auditEvents, ctx), isAmong(auditEvents.id, ids)))
      .orderBy(...orderBy);
    return { events: rows.map(viewEvent), ...counted, limit, offset };
  });
}
