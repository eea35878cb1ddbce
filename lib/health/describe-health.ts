import { and, eq, isNull, sql } from 'drizzle-orm';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { ledger } from '@/db/schema/ledger';
import { systemDb } from '@/db/system';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { WorkName } from '../ledger/work';

export interface HealthDescription {
  /** Each kind of work that the tenant is owed, and what was given up of it. */
  work: {
    name: WorkName;
    owed: number;
    givenUp: number;
    /** Since when the oldest of it is owed; not when it is looked at next, which moves on with every try. */
    owedSince: Date | null;
  }[];
  /** Messages of the whole service whose number belongs to no tenant; their contents stay unseen. */
  unassignedMessages: { count: number; lastReceivedAt: Date | null };
}

/** What a manager wants to know when something does not arrive. */
export async function describeHealth(ctx: Context): Promise<HealthDescription> {
  return { work: await describeWork(ctx), unassignedMessages: await countUnassigned() };
}

function describeWork(ctx: Context): Promise<HealthDescription['work']> {
  return inTenant(ctx, (tx) =>
    tx
      .select({
        name: sql<WorkName>`${ledger.name}`,
        owed: sql<number>`(count(*) filter (where ${ledger.failedAt} is null))::int`,
        givenUp: sql<number>`count(${ledger.failedAt})::int`,
        owedSince: sql`min(${ledger.createdAt}) filter (where ${ledger.failedAt} is null)`.mapWith(
          ledger.createdAt,
        ),
      })
      .from(ledger)
      .where(and(eq(ledger.tenantId, ctx.tenantId), isNull(ledger.doneAt)))
      .groupBy(ledger.name)
      .orderBy(ledger.name),
  );
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
