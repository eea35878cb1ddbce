import { and, desc, lt } from 'drizzle-orm';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { QueryOf } from '../http/endpoint';
import type { AuditEvent, exportAuditEventsEndpoint } from './contract';
import { csvLine } from './csv-line';
import { viewEvent, wantedEvents } from './internal/wanted-events';
import { recordAudit } from './record-audit';

const batchSize = 1_000;
const columns = [
  'time',
  'action',
  'actor kind',
  'actor',
  'actor id',
  'address',
  'request id',
  'order id',
  'subject id',
  'data',
];

/** The wanted events as CSV, newest first, a part at a time; that somebody took them is itself recorded. */
export async function* exportAuditEvents(
  ctx: Context,
  query: QueryOf<typeof exportAuditEventsEndpoint>,
): AsyncGenerator<string> {
  await inTenant(ctx, (tx) => recordAudit(tx, ctx, { action: 'audit.exported', data: query }));
  // The mark tells spreadsheets that it is UTF-8.
  yield `\ufeff${csvLine(columns)}`;
  let last: number | undefined;
  for (;;) {
    const rows = await inTenant(ctx, async (tx) => {
      const wanted = await wantedEvents(tx, ctx, query);
      const older = last === undefined ? undefined : lt(auditEvents.sequence, last);
      return tx
        .select()
        .from(auditEvents)
        .where(and(wanted, older))
        .orderBy(desc(auditEvents.sequence))
        .limit(batchSize);
    });
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(viewEvent(row)))).join('');
    last = rows.at(-1)?.sequence;
    if (rows.length < batchSize) return;
  }
}

function cellsOf(event: AuditEvent): string[] {
  const { createdAt, action, actor, address, requestId, orderId, subjectId, data } = event;
  return [
    createdAt,
    action,
    actor.kind,
    actor.name,
    actor.id ?? '',
    address ?? '',
    requestId,
    orderId ?? '',
    subjectId ?? '',
    JSON.stringify(data),
  ];
}
