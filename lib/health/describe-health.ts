import { isNull, sql } from 'drizzle-orm';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import { findQuietCopy, isOutward } from '../ledger/restored-copy';
import type { WorkName } from '../ledger/work';
import { deadLettersOf } from './internal/dead-letters';

export interface HealthDescription {
  /** Each kind of work that the tenant is owed, and what was given up of it. */
  work: {
    name: WorkName;
    owed: number;
    givenUp: number;
    /** Since when the oldest of it is owed; not when it is looked at next, which moves on with every try. */
    owedSince: Date | null;
    /** It waits for nothing but that the copy takes over. */
    isHeldBack: boolean;
  }[];
  /** Messages of the whole service whose number belongs to no tenant; their contents stay unseen. */
  unassignedMessages: { count: number; lastReceivedAt: Date | null };
  /** When the backup was made that was restored here, while nothing is sent because nobody has had it take over. */
  quietCopyOf: Date | null;
}

/** What a manager wants to know when something does not arrive. */
export async function describeHealth(ctx: Context): Promise<HealthDescription> {
  const [work, unassignedMessages, copy] = await Promise.all([
    describeWork(ctx),
    countUnassigned(),
    findQuietCopy(),
  ]);
  return {
    work: work.map((each) => ({ ...each, isHeldBack: copy !== undefined && isOutward(each.name) })),
    unassignedMessages,
    quietCopyOf: copy?.madeAt ?? null,
  };
}

function describeWork(ctx: Context): Promise<Omit<HealthDescription['work'][number], 'isHeldBack'>[]> {
  return inTenant(ctx, async (tx) => {
    const rows = await tx.execute<{
      name: WorkName;
      owed: number;
      given_up: number;
      since: string | null;
    }>(sql`
      select name, count(*) filter (where not given_up)::int as owed, count(*) filter (where given_up)::int as given_up,
        min(created_at) filter (where not given_up) as since
      from (
        select name, created_at, false as given_up from ledger
        where tenant_id = ${ctx.tenantId} and done_at is null and failed_at is null
        union all
        select name, created_at, true from ${deadLettersOf(ctx)}
      ) as undone
      group by name order by name`);
    return rows.map(({ name, owed, given_up, since }) => ({
      name,
      owed,
      givenUp: given_up,
      owedSince: since === null ? null : new Date(since),
    }));
  });
}

async function countUnassigned(): Promise<HealthDescription['unassignedMessages']> {
  const [found] = await systemDb()
    .select({
      count: sql<number>`count(*)::int`,
      lastReceivedAt: sql`max(${inboundMessages.receivedAt})`.mapWith(inboundMessages.receivedAt),
    })
    .from(inboundMessages)
    .where(isNull(inboundMessages.tenantId));
  return { count: found?.count ?? 0, lastReceivedAt: found?.lastReceivedAt ?? null };
}
