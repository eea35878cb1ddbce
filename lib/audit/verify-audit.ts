import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { auditBeginnings } from '@/db/schema/audit-beginnings';
import { inTenant } from '@/db/tenant';
import type { Context } from '../context';
import type { AuditVerification } from './contract';

const batchSize = 5_000;

/**
 * Follows the chain through the tenant's audit trail from its first link, or from behind the months that were dropped, and
 * names the first event that is not as it was written: changed (but for words that were removed for privacy), gone, or put in
 * without a link. Events of before there was a chain are only counted.
 */
export async function verifyAudit(ctx: Pick<Context, 'tenantId'>): Promise<AuditVerification> {
  const beginning = await readBeginning(ctx);
  let head = beginning;
  for (;;) {
    const links = await inTenant(ctx, (tx) => readLinks(tx, ctx, head));
    for (const { position, eventId, hash, expected, redacted } of links) {
      const why =
        position !== head.position + 1
          ? 'gap'
          : expected === null
            ? 'missing'
            : expected === hash || redacted
              ? null
              : 'changed';
      // Meanwhile a month was dropped.
      if (why === 'gap' && (await readBeginning(ctx)).position > head.position) return verifyAudit(ctx);
      if (why !== null)
        return {
          ...(await summary(ctx, beginning, head)),
          intact: false,
          broken: { position, eventId, why },
        };
      head = { position, hash };
    }
    if (links.length < batchSize) break;
  }
  const found = await summary(ctx, beginning, head);
  const eventId = await inTenant(ctx, (tx) => findUnlinked(tx, ctx));
  if (eventId === undefined) return { ...found, intact: true, broken: null };
  return { ...found, intact: false, broken: { position: null, eventId, why: 'not_linked' } };
}

interface Head {
  position: number;
  hash: string;
}

/** What the first link follows: nothing, or the last one that was dropped, of which the database has kept the hash. */
async function readBeginning(ctx: Pick<Context, 'tenantId'>): Promise<Head> {
  const { position, hash } = auditBeginnings;
  const [row] = await inTenant(ctx, (tx) =>
    tx.select({ position, hash }).from(auditBeginnings).where(eq(auditBeginnings.tenantId, ctx.tenantId)),
  );
  return row ?? { position: 0, hash: '' };
}

async function readLinks(tx: Transaction, { tenantId }: Pick<Context, 'tenantId'>, head: Head) {
  const rows = await tx.execute<{
    position: number;
    eventId: string;
    hash: string;
    expected: string | null;
    /** Its words were removed for privacy, and nothing else of it is other since. */
    redacted: boolean;
  }>(sql`
    select link.position::float8 as position, link.event_id as "eventId", link.hash,
      case when event.id is not null then
        audit_hash(coalesce(lag(link.hash) over (order by link.position), ${head.hash}), event)
      end as expected,
      case when link.redacted_hash is null or event.id is null then false
        else audit_hash(link.hash, event) = link.redacted_hash end as redacted
    from (
      select * from audit_links where tenant_id = ${tenantId} and position > ${head.position}
      order by position limit ${batchSize}
    ) as link
    left join audit_events as event on event.tenant_id = link.tenant_id and event.id = link.event_id
    order by link.position`);
  return [...rows];
}

/** Those of before the chain have lower numbers than all in it. */
const sinceTheChain = sql`event.sequence > (
  select first.sequence from audit_links link
  join audit_events first on first.tenant_id = link.tenant_id and first.id = link.event_id
  where link.tenant_id = event.tenant_id order by link.position limit 1)`;

const withoutLink = sql`not exists (
  select from audit_links link where link.tenant_id = event.tenant_id and link.event_id = event.id)`;

async function findUnlinked(tx: Transaction, { tenantId }: Pick<Context, 'tenantId'>) {
  const [row] = await tx.execute<{ id: string }>(sql`
    select event.id from audit_events as event
    where event.tenant_id = ${tenantId} and ${withoutLink} and ${sinceTheChain}
    order by event.sequence limit 1`);
  return row?.id;
}

async function summary(ctx: Pick<Context, 'tenantId'>, beginning: Head, { position, hash }: Head) {
  const [row] = await inTenant(ctx, (tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::float8 as count from audit_events as event
      where event.tenant_id = ${ctx.tenantId} and ${withoutLink}`),
  );
  return {
    verified: position - beginning.position,
    dropped: beginning.position,
    head: hash === '' ? null : hash,
    beforeChain: row?.count ?? 0,
  };
}
