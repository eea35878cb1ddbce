import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { webhookAttempts, webhookDeliveries } from '@/db/schema/webhook-deliveries';
import { clock } from '../../clock';
import type { Context } from '../../context';
import { abandonWork, deferWork, finishWork } from '../../ledger/settle-work';
import { nextPauseMs } from '../retry-schedule';
import { noteFailure, noteSuccess } from './endpoint-health';
import type { AttemptResult, Parcel } from './post-delivery';

interface Concluded {
  workId: string;
  parcel: Parcel;
  result: AttemptResult;
}

/** Keeps the attempt and settles its work: done, owed again later, or given up. */
export async function concludeAttempt(
  tx: Transaction,
  ctx: Context,
  { workId, parcel, result }: Concluded,
): Promise<void> {
  const now = clock.now();
  await recordAttempt(tx, ctx, parcel, result);
  const settle = (change: Partial<typeof webhookDeliveries.$inferInsert>) =>
    tx
      .update(webhookDeliveries)
      .set(change)
      .where(
        and(
          mine(webhookDeliveries, ctx, parcel.deliveryId),
          eq(webhookDeliveries.eventAt, parcel.eventAt),
          // Another run of the same work may have got through in the meantime.
          eq(webhookDeliveries.status, 'PENDING'),
        ),
      )
      .returning({ id: webhookDeliveries.id });

  if (result.success) {
    await settle({ status: 'DELIVERED', finishedAt: now, nextAttemptAt: null });
    await noteSuccess(tx, ctx, parcel.endpoint.id, result);
    return finishWork(tx, ctx, workId);
  }
  const fault = result.error ?? `HTTP ${result.statusCode}`;
  const isOn = await noteFailure(tx, ctx, parcel.endpoint.id, result);
  const pauseMs = nextPauseMs(parcel.attempt, { random: Math.random(), retryAfterMs: result.retryAfterMs });
  if (!isOn || pauseMs === undefined) {
    const failed = await settle({ status: 'FAILED', finishedAt: now, nextAttemptAt: null });
    if (failed.length > 0) await abandonWork(tx, ctx, workId, fault);
    return;
  }
  const dueAt = new Date(now.getTime() + pauseMs);
  const waiting = await settle({ nextAttemptAt: dueAt });
  if (waiting.length > 0) await deferWork(tx, ctx, workId, dueAt, fault);
}

/** Every attempt is kept; the number is unique within its delivery. */
export async function recordAttempt(
  tx: Transaction,
  ctx: Context,
  { deliveryId, eventAt, attempt }: Pick<Parcel, 'deliveryId' | 'eventAt' | 'attempt'>,
  {
    statusCode,
    error,
    durationMs,
    responseExcerpt,
    requestHeaders,
  }: Omit<AttemptResult, 'retryAfterMs' | 'wantsNoMore' | 'success'>,
): Promise<void> {
  await tx.insert(webhookAttempts).values({
    tenantId: ctx.tenantId,
    deliveryId,
    number: attempt,
    statusCode,
    error,
    durationMs,
    responseExcerpt,
    requestHeaders,
    createdAt: clock.now(),
    eventAt,
  });
}
