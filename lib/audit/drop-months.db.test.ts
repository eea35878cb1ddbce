import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connections } from '@/db/client';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { env } from '../env';
import { keepPartitions } from '../ledger/keep-partitions';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { recordAudit } from './record-audit';
import { verifyAudit } from './verify-audit';

const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
afterAll(() => owner.end({ timeout: 1 }));

let tenant: TestTenant;
/** As an installation is years after it was partitioned: what is old has a month of its own. */
beforeAll(() => owner.unsafe('drop table audit_events_first; drop table audit_links_first'));
beforeEach(async () => {
  tenant = await makeTenant();
});
afterEach(() => {
  env().auditKeepMonths = undefined;
});

function monthsAgo(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15));
}
const monthOf = (moment: Date) => moment.toISOString().slice(0, 7).replace('-', '_');

const record = (action = 'event.now') => inTenant(tenant, (tx) => recordAudit(tx, tenant.clerk, { action }));
/** An event of then, whose link is the next of the chain. */
const recordThen = (months: number, of = tenant) => owner`
  insert into audit_events (tenant_id, action, actor, request_id, created_at)
  values (${of.tenantId}, 'event.then', '{}', 'r', ${monthsAgo(months)})`;
/** Has what is older than so many months dropped. */
async function keepFor(months: number): Promise<void> {
  env().auditKeepMonths = months;
  await keepPartitions();
}
async function placesOf(table: string): Promise<Record<string, number>> {
  const rows = await owner<{ part: string; rows: number }[]>`
    select tableoid::regclass::text as part, count(*)::int as rows from ${owner(table)}
    where tenant_id = ${tenant.tenantId} group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ part, rows }) => [part.replace(`${table}_`, ''), rows]));
}

/** The event that making the tenant writes is dropped with the first month. */
async function beginYearsAgo(): Promise<void> {
  await owner`delete from audit_links where tenant_id = ${tenant.tenantId}`;
  await owner`delete from audit_events where tenant_id = ${tenant.tenantId}`;
}

describe('the months of the audit trail', () => {
  it('stay for ever unless the installation says for how long', async () => {
    await beginYearsAgo();
    for (const months of [40, 14, 0]) await recordThen(months);
    await keepPartitions();
    const places = Object.fromEntries([40, 14, 0].map((months) => [monthOf(monthsAgo(months)), 1]));
    expect(await placesOf('audit_events')).toEqual(places);
    expect(await placesOf('audit_links')).toEqual(places);
    expect(await verifyAudit(tenant)).toMatchObject({ intact: true, verified: 3, dropped: 0 });
  });

  it('go when they are older than that, and the chain is known to begin behind them', async () => {
    await beginYearsAgo();
    for (const months of [30, 14, 14, 12, 0]) await recordThen(months);
    await keepPartitions();
    await keepFor(13);
    const places = { [monthOf(monthsAgo(12))]: 1, [monthOf(monthsAgo(0))]: 1 };
    expect(await placesOf('audit_events')).toEqual(places);
    expect(await placesOf('audit_links')).toEqual(places);
    await record();
    expect(await verifyAudit(tenant)).toEqual({
      intact: true,
      verified: 3,
      dropped: 3,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      beforeChain: 0,
      broken: null,
    });
  });

  it('hide nothing that was changed or taken away behind them', async () => {
    await beginYearsAgo();
    for (const months of [14, 1, 0]) await recordThen(months);
    await keepPartitions();
    await keepFor(12);
    const [first] = await owner`select event_id as id from audit_links
      where tenant_id = ${tenant.tenantId} order by position limit 1`;
    await owner`update audit_events set action = 'event.other' where id = ${first?.id}`;
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: false,
      verified: 0,
      dropped: 1,
      broken: { position: 2, eventId: first?.id, why: 'changed' },
    });
    await owner`delete from audit_links where event_id = ${first?.id}`;
    expect(await verifyAudit(tenant)).toMatchObject({ intact: false, broken: { position: 3, why: 'gap' } });
  });

  it('go with all that a tenant had, whose chain goes on behind it', async () => {
    await beginYearsAgo();
    for (const months of [15, 14]) await recordThen(months);
    await keepPartitions();
    await keepFor(12);
    expect(await verifyAudit(tenant)).toMatchObject({
      intact: true,
      verified: 0,
      dropped: 2,
      head: expect.any(String),
    });
    await record();
    await record();
    expect(await verifyAudit(tenant)).toMatchObject({ intact: true, verified: 2, dropped: 2 });
  });

  it('may hold events out of turn: the chain begins behind the last of what went', async () => {
    await beginYearsAgo();
    await recordThen(0);
    await recordThen(14);
    await keepPartitions();
    await keepFor(12);
    await record();
    expect(await verifyAudit(tenant)).toMatchObject({ intact: true, verified: 1, dropped: 2 });
    expect(await placesOf('audit_events')).toEqual({ [monthOf(monthsAgo(0))]: 2 });
  });

  it('note for each tenant where its own chain begins', async () => {
    const other = await makeTenant();
    await beginYearsAgo();
    await recordThen(14);
    await recordThen(14, other);
    await recordThen(14, other);
    await keepPartitions();
    await keepFor(12);
    const begins = async ({ tenantId }: TestTenant) =>
      inTenant({ tenantId }, (tx) => tx.execute('select tenant_id, position::int from audit_beginnings'));
    expect(await begins(tenant)).toEqual([{ tenant_id: tenant.tenantId, position: 1 }]);
    expect(await begins(other)).toEqual([{ tenant_id: other.tenantId, position: 3 }]);
  });

  it('of a year are out of everybody’s reach, and the rest of the service’s users', async () => {
    for (const months of ['11', 'null']) {
      const drop = systemSql().unsafe(`select drop_audit_partition(${months})`);
      await expect(drop).rejects.toThrow(/kept for 12 months at least/);
    }
    await expect(connections().app.execute('select drop_audit_partition(12)')).rejects.toThrow();
    for (const change of ['update audit_beginnings set position = 9', 'delete from audit_beginnings']) {
      await expect(
        inTenant(tenant, (tx) => tx.execute(change)),
        change,
      ).rejects.toThrow();
      await expect(systemSql().unsafe(change), change).rejects.toThrow(/permission denied/);
    }
  });
});
