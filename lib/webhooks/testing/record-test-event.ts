import { and, eq, like, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { ledger } from '@/db/schema/ledger';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import type { Context } from '../../context';
import { oweWork } from '../../ledger/owe-work';
import type { EventName } from '../event-names';
import { fanOutEvent } from '../fan-out-event';
import { recordEvent } from '../record-event';

/** Records an event and gives what its function would be handed; what nobody waits for now is handed out all the same. */
export async function recordTestEvent(
  ctx: Context,
  name: EventName = 'order.approved',
): Promise<{ eventId: string; workId: string }> {
  const marker = Math.random();
  await inTenant(ctx, (tx) => recordEvent(tx, ctx, { name, data: { marker, note: 'Grüße' } }));
  return inTenant(ctx, async (tx) => {
    const [event] = await tx
      .select({ id: outboundEvents.id })
      .from(outboundEvents)
      .where(and(mine(outboundEvents, ctx), like(outboundEvents.body, `%${marker}%`)));
    if (!event) throw new Error('the event was not recorded');
    const [work] = await tx
      .select({ id: ledger.id })
      .from(ledger)
      .where(and(eq(ledger.name, 'event/recorded'), sql`${ledger.payload} ->> 'eventId' = ${event.id}`));
    const workId = work?.id ?? (await oweWork(tx, ctx, 'event/recorded', { eventId: event.id }));
    return { eventId: event.id, workId };
  });
}

/** The open deliveries' work, as their function would be handed it. */
export async function deliveriesOwed(
  ctx: Context,
): Promise<{ deliveryId: string; workId: string; dueAt: Date }[]> {
  const owed = await inTenant(ctx, (tx) =>
    tx
      .select()
      .from(ledger)
      .where(and(eq(ledger.name, 'webhook/delivery.due'), sql`done_at is null`, sql`failed_at is null`)),
  );
  return owed.map((work) => ({
    deliveryId: String(work.payload.deliveryId),
    workId: work.id,
    dueAt: work.dueAt,
  }));
}

/** Puts an event on its way to the one webhook that wants it, and gives the delivery's work. */
export async function putOnItsWay(ctx: Context): Promise<{ deliveryId: string; workId: string }> {
  const before = new Set((await deliveriesOwed(ctx)).map(({ workId }) => workId));
  await fanOutEvent(ctx, await recordTestEvent(ctx));
  const owed = (await deliveriesOwed(ctx)).find(({ workId }) => !before.has(workId));
  if (!owed) throw new Error('nothing is owed');
  return owed;
}

/** A piece of work as the ledger has it; undefined once it is done. */
export const workOf = async (ctx: Context, workId: string): Promise<typeof ledger.$inferSelect | undefined> =>
  (await inTenant(ctx, (tx) => tx.select().from(ledger).where(eq(ledger.id, workId))))[0];
