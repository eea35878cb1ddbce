import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { auditEvents } from '@/db/schema/audit-events';
import { notifications } from '@/db/schema/notifications';
import { products } from '@/db/schema/products';
import { webhookAttempts, webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { webhookEndpoints } from '@/db/schema/webhook-endpoints';
import type { Context } from '../../context';
import { formatMoney } from '../../money';
import { getTenant } from '../../tenancy/get-tenant';
import type { HistoryEntry } from '../history-contract';
import { differencesOf, productsIn } from './differences';

type Ids = readonly string[];

/** What was done, with what was another before. */
export async function doneOf(tx: Transaction, ctx: Context, ids: Ids): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(auditEvents)
    .where(and(mine(auditEvents, ctx), inArray(auditEvents.id, [...ids])));
  const names = await namesOf(tx, ctx, [...new Set(rows.flatMap(({ data }) => productsIn(data)))]);
  const tenant = await getTenant(tx, ctx);
  const inMoney = (amount: string) => formatMoney(amount, tenant);
  return rows.map(({ id, action, actor, createdAt, data }) => ({
    kind: 'DONE',
    id,
    at: createdAt.toISOString(),
    action,
    actor: { kind: actor.kind, name: actor.name },
    data,
    differences: differencesOf(action, data, (productId) => names.get(productId), inMoney),
  }));
}

async function namesOf(tx: Transaction, ctx: Context, ids: Ids): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(mine(products, ctx), inArray(products.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the customer was told, and how far it has come. */
export async function toldOf(tx: Transaction, ctx: Context, ids: Ids): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(mine(notifications, ctx), inArray(notifications.id, [...ids])));
  return rows.map((row) => ({
    kind: 'TOLD',
    id: row.id,
    at: row.createdAt.toISOString(),
    about: row.kind,
    to: row.toNumber ?? row.toUserId,
    words: row.body,
    writtenBy: row.writtenBy,
    status: row.status,
    error: row.errorMessage,
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}

/** What other systems were sent, and what they answered last. */
export async function deliveriesOf(tx: Transaction, ctx: Context, ids: Ids): Promise<HistoryEntry[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.tenantId, webhookDeliveries.tenantId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(and(mine(webhookDeliveries, ctx), inArray(webhookDeliveries.id, [...ids])));
  const attempts = await tx
    .selectDistinctOn([webhookAttempts.deliveryId])
    .from(webhookAttempts)
    .where(and(mine(webhookAttempts, ctx), inArray(webhookAttempts.deliveryId, [...ids])))
    .orderBy(webhookAttempts.deliveryId, desc(webhookAttempts.number));
  const last = new Map(attempts.map((attempt) => [attempt.deliveryId, attempt]));
  return rows.map(({ delivery, url }) => ({
    kind: 'WEBHOOK',
    id: delivery.id,
    at: delivery.createdAt.toISOString(),
    event: delivery.eventName,
    url,
    status: delivery.status,
    attempts: delivery.attempts,
    statusCode: last.get(delivery.id)?.statusCode ?? null,
    error: last.get(delivery.id)?.error ?? null,
    finishedAt: delivery.finishedAt?.toISOString() ?? null,
  }));
}
