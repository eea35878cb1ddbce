import { and, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { putOff } from '../ledger/put-off';
import { abandonWork, deferWork, finishWork } from '../ledger/settle-work';
import { getTenant } from '../tenancy/get-tenant';
import { emptyScope, type Scope } from './internal/decision';
import { oweRemovalOfFiles } from './internal/owe-removal';
import { removeFrom, removeFromTrails } from './internal/remove-from';

/** Small enough that nobody waits for it. */
const batchSize = 200;
/** Then other work has its turn. */
const mostBatches = 25;
const dayMs = 24 * 60 * 60_000;

/** How often something was removed; what the trail records of a night. */
interface Sums {
  files: number;
  orders: number;
  messages: number;
}

/**
 * Removes what the tenant no longer wants to keep: recordings and files, or texts, of finished orders that came longer ago
 * than the settings say. Batch by batch; each is kept by itself, and what is left is owed again at once. Safe to repeat.
 */
export async function applyRetention(ctx: Context, { workId }: { workId: string }): Promise<void> {
  const sums: Sums = { files: 0, orders: 0, messages: 0 };
  let isDone = false;
  for (let batch = 0; batch < mostBatches && !isDone; batch += 1) {
    isDone = await inTenant(ctx, (tx) => removeBatch(tx, ctx, sums));
  }
  await inTenant(ctx, async (tx) => {
    if (Object.values(sums).some((sum) => sum > 0))
      await recordAudit(tx, ctx, { action: 'retention.applied', data: { ...sums } });
    if (isDone) await finishWork(tx, ctx, workId);
    else await deferWork(tx, ctx, workId, clock.now(), 'there is more to remove');
  });
}

/** It failed at every retry: it is tried for a day, and the next night anew. */
export async function giveUpRetention(
  ctx: Context,
  { workId, message }: { workId: string; message: string },
): Promise<void> {
  await inTenant(ctx, async (tx) => {
    if (!(await putOff(tx, ctx, workId, { message }))) await abandonWork(tx, ctx, workId, message);
  });
}

/** True when nothing was left to remove. */
async function removeBatch(tx: Transaction, ctx: Context, sums: Sums): Promise<boolean> {
  const { keepRecordingsDays, keepTextsDays } = await getTenant(tx, ctx);
  const since = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const counts: number[] = [];
  if (keepRecordingsDays !== null) {
    const orderIds = await ordersWithFiles(tx, ctx, since(keepRecordingsDays));
    const scope = { ...emptyScope, orderIds };
    sums.files += await oweRemovalOfFiles(tx, ctx, scope);
    await removeFrom(tx, ctx, scope, ['file']);
    counts.push(orderIds.length);
  }
  if (keepTextsDays !== null) {
    const scope = await textsBefore(tx, ctx, since(keepTextsDays));
    await removeTexts(tx, ctx, scope);
    sums.orders += scope.orderIds.length;
    sums.messages += scope.messageIds.length;
    counts.push(scope.orderIds.length, scope.messageIds.length);
  }
  return counts.every((count) => count < batchSize);
}

async function removeTexts(tx: Transaction, ctx: Context, scope: Scope): Promise<void> {
  const { orderIds } = scope;
  await tx
    .update(orders)
    .set({ wordsRemovedAt: clock.now() })
    .where(and(mine(orders, ctx), isAmong(orders.id, orderIds)));
  await removeFrom(tx, ctx, scope, ['said']);
  await removeFromTrails(tx, scope);
}

const isFinished = sql`status in ('COMPLETED', 'CANCELLED')`;

async function ordersWithFiles(tx: Transaction, ctx: Context, before: Date): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(sql`
    select id from orders where tenant_id = ${ctx.tenantId} and created_at < ${before.toISOString()}::timestamptz
      and ${isFinished} and (audio_key is not null or exists (
        select from order_attachments file
        where file.tenant_id = orders.tenant_id and file.order_id = orders.id and file.storage_key is not null))
    order by created_at, id limit ${batchSize}`);
  return found.map(({ id }) => id);
}

/** Orders that still have words, with their messages; and messages that became no order. */
async function textsBefore(tx: Transaction, ctx: Context, before: Date): Promise<Scope> {
  const old = sql`created_at < ${before.toISOString()}::timestamptz`;
  const found = await tx.execute<{ id: string }>(sql`
    select id from orders where tenant_id = ${ctx.tenantId} and ${old} and ${isFinished} and words_removed_at is null
    order by created_at, id limit ${batchSize}`);
  const messages = await tx.execute<{ id: string }>(sql`
    select id from inbound_messages message where tenant_id = ${ctx.tenantId} and ${old}
      and processed_at is not null and payload <> '{}'::jsonb and not exists (
        select from orders where orders.tenant_id = message.tenant_id and orders.inbound_message_id = message.id
          and not ${isFinished})
    order by created_at limit ${batchSize}`);
  return {
    ...emptyScope,
    orderIds: found.map(({ id }) => id),
    messageIds: messages.map(({ id }) => id),
  };
}
