import { and, eq, sql } from 'drizzle-orm';
import { ledger } from '@/db/schema/ledger';
import { inTenant } from '@/db/tenant';
import type { Context } from '../../context';
import type { EventName } from '../event-names';
import { recordEvent } from '../record-event';

/** Records an event and gives what its function would be handed. */
export async function recordTestEvent(
  ctx: Context,
  name: EventName = 'order.approved',
): Promise<{ eventId: string; workId: string }> {
  const marker = Math.random();
  await inTenant(ctx, (tx) => recordEvent(tx, ctx, { name, data: { marker, note: 'Grüße' } }));
  const [work] = await inTenant(ctx, (tx) =>
    tx
      .select()
      .from(ledger)
      .where(
        and(
          eq(ledger.name, 'event/recorded'),
          sql`(${ledger.payload} ->> 'eventId')::uuid in
              (select id from outbound_events where body like ${`%${marker}%`})`,
        ),
      ),
  );
  if (!work) throw new Error('the event was not recorded');
  return { eventId: String(work.payload.eventId), workId: work.id };
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
