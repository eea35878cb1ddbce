import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { RecordedEvent } from './event-contract';
import type { EventName } from './event-names';

/** How far back events are listed and recovered. */
export const eventsKeptDays = 30;

interface EventQuery {
  /** The id of the last event that the caller has. */
  after?: string | undefined;
  since?: string | undefined;
  names?: readonly EventName[] | undefined;
  limit: number;
}

/**
 * What the webhooks carried in the last 30 days, in the order in which it became true: whoever goes on from the last one
 * they have misses nothing. Throws `invalid_input` for an `after` that is no event of those.
 */
export async function listEvents(ctx: Context, { after, since, names, limit }: EventQuery) {
  const oldest = new Date(clock.now().getTime() - eventsKeptDays * 24 * 60 * 60_000);
  const from = since === undefined ? oldest : new Date(Math.max(oldest.getTime(), Date.parse(since)));
  return inTenant(ctx, async (tx) => {
    const thisRow = and(
      mine(outboundEvents, ctx),
      eq(outboundEvents.isTest, false),
      gte(outboundEvents.createdAt, oldest),
    );
    let position: number | null | undefined;
    if (after !== undefined) {
      const [last] = await tx
        .select({ position: outboundEvents.position })
        .from(outboundEvents)
        .where(and(thisRow, eq(outboundEvents.id, after)));
      position = last?.position;
      if (position == null) throw unknownEvent();
    }
    const rows = await tx
      .select({ id: outboundEvents.id, body: outboundEvents.body })
      .from(outboundEvents)
      .where(
        and(
          thisRow,
          gt(outboundEvents.position, position ?? 0),
          after === undefined ? gte(outboundEvents.createdAt, from) : undefined,
          names === undefined ? undefined : inArray(outboundEvents.name, [...names]),
        ),
      )
      .orderBy(asc(outboundEvents.position))
      .limit(limit + 1);
    const events = rows.slice(0, limit).map(({ id, body }): RecordedEvent => ({ ...JSON.parse(body), id }));
    return { events, hasMore: rows.length > limit, next: events.at(-1)?.id ?? after ?? null };
  });
}

function unknownEvent(): AppError {
  const message = `No event of the last ${eventsKeptDays} days has this id; begin with \`since\`.`;
  return new AppError('invalid_input', 'Not valid: after.', {
    errors: [{ path: 'after', code: 'unknown_event', message }],
  });
}
