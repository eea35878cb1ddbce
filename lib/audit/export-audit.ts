import { and, desc, sql } from 'drizzle-orm';
import { newestFirst } from '@/db/newest-first';
import { auditEvents } from '@/db/schema/audit-events';
import type { Context } from '../context';
import { type After, moment, readPages, type Sheet, text } from '../exports/sheet';
import type { QueryOf } from '../http/endpoint';
import type { exportAuditEventsEndpoint } from './contract';
import { viewEvent, wantedEvents } from './internal/wanted-events';

const columns = [
  ...[moment('Time'), text('Action'), text('Actor kind'), text('Actor'), text('Actor id'), text('Address')],
  ...[text('Request id'), text('Order id'), text('Subject id'), text('Data')],
];

/** The wanted events, newest first. */
export function auditSheet(ctx: Context, query: QueryOf<typeof exportAuditEventsEndpoint>): Sheet {
  const { createdAt, sequence } = auditEvents;
  const pages = readPages(ctx, {
    read: async (tx, { last, limit }: After<{ createdAt: Date; sequence: number }>) => {
      const older =
        last &&
        sql`(${createdAt}, ${sequence}) < (${last.createdAt.toISOString()}::timestamptz, ${last.sequence}::bigint)`;
      return tx
        .select()
        .from(auditEvents)
        .where(and(await wantedEvents(tx, ctx, query), older))
        .orderBy(newestFirst(createdAt), desc(sequence))
        .limit(limit);
    },
    keyOf: (row) => row,
    view: (row) => {
      const { action, actor, address, requestId, orderId, subjectId, data } = viewEvent(row);
      const who = [actor.kind, actor.name, actor.id];
      return [row.createdAt, action, ...who, address, requestId, orderId, subjectId, JSON.stringify(data)];
    },
  });
  return { name: 'audit', columns, pages };
}
