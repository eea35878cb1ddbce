import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { orders } from '@/db/schema/orders';
import { withinDays } from '@/db/within-days';
import type { Actor, Context } from '../../context';
import type { QueryOf } from '../../http/endpoint';
import { isUuid, mintOrderId, type OrderId } from '../../ids';
import { getTenant } from '../../tenancy/get-tenant';
import type { AuditEvent, exportAuditEventsEndpoint } from '../contract';

type Wanted = QueryOf<typeof exportAuditEventsEndpoint>;
type EventRow = typeof auditEvents.$inferSelect;

/** The tenant's events that a query names, as far as an index finds them; days are the tenant's. */
export async function narrowedEvents(tx: Transaction, ctx: Context, query: Wanted): Promise<SQL | undefined> {
  const { order, from, to } = query;
  const { timeZone } = await getTenant(tx, ctx);
  return and(
    mine(auditEvents, ctx),
    order === undefined ? undefined : inArray(auditEvents.orderId, await findOrders(tx, ctx, order)),
    withinDays(auditEvents.createdAt, { from, to }, timeZone),
  );
}

/** What must be looked for in each of them; undefined for nothing. */
export const fitsEvent = ({ kind, actor }: Wanted): SQL | undefined =>
  and(kind === undefined ? undefined : isKind(kind), actor === undefined ? undefined : isActor(actor));

/** The tenant's events that a query names. */
export const wantedEvents = async (tx: Transaction, ctx: Context, query: Wanted): Promise<SQL | undefined> =>
  and(await narrowedEvents(tx, ctx, query), fitsEvent(query));

function isKind(kind: string): SQL {
  return kind.includes('.')
    ? eq(auditEvents.action, kind)
    : sql`split_part(${auditEvents.action}, '.', 1) = ${kind}`;
}

function isActor(actor: string): SQL {
  const { actor: stored } = auditEvents;
  return isUuid(actor)
    ? sql`${actor} in (${stored}->>'userId', ${stored}->>'apiKeyId', ${stored}->>'customerId')`
    : sql`${stored}->>'kind' = ${actor}`;
}

/** By id, or by the number in the ERP, of which a tenant may have given two orders the same. */
async function findOrders(tx: Transaction, ctx: Context, named: string): Promise<OrderId[]> {
  if (isUuid(named)) return [mintOrderId(named)];
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine(orders, ctx), eq(orders.erpSalesOrderId, named)));
  return found.map(({ id }) => id);
}

export function viewEvent(row: EventRow): AuditEvent {
  const { id, action, actor, orderId, subjectId, requestId, address, createdAt, data } = row;
  return {
    id,
    action,
    actor: { kind: actor.kind, id: idOf(actor), name: actor.name },
    orderId,
    subjectId,
    requestId,
    address,
    createdAt: createdAt.toISOString(),
    data,
  };
}

function idOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'user':
      return actor.userId;
    case 'api_key':
      return actor.apiKeyId;
    case 'customer':
      return actor.customerId;
    case 'system':
      return null;
  }
}
