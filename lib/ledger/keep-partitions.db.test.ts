import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '@/db/client';
import { systemSql } from '@/db/system';
import { inTenant } from '@/db/tenant';
import { ownerUrl } from '@/db/testing/test-database';
import { furnishTenant } from '../http/testing/furnish-tenant';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { recordTestEvent } from '../webhooks/testing/record-test-event';
import { keepPartitions } from './keep-partitions';

const owner = postgres(ownerUrl(), { max: 2, onnotice: () => undefined });
afterAll(() => owner.end({ timeout: 1 }));

const family = ['outbound_events', 'webhook_deliveries', 'webhook_attempts'];
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  await furnishTenant(tenant);
  // As an installation is some months after it was partitioned.
  for (const table of family) await owner.unsafe(`drop table ${table}_first`);
  await clear();
});

const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);
/** The Monday of a moment's week, as a partition is named after it: `2026_11_30`. */
function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10).replaceAll('-', '_');
}

/** An event of that time with one delivery and one attempt. */
async function addEvent(at: Date, status = 'DELIVERED'): Promise<string> {
  const [endpoint] = await owner`select id from webhook_endpoints where tenant_id = ${tenant.tenantId}`;
  const [event] = await owner`insert into outbound_events (tenant_id, name, body, created_at)
    values (${tenant.tenantId}, 'order.approved', '{}', ${at}) returning id`;
  const [delivery] = await owner`
    insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event_name, event_at, status)
    values (${tenant.tenantId}, ${endpoint?.id}, ${event?.id}, 'order.approved', ${at}, ${status}) returning id`;
  await owner`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms, event_at)
    values (${tenant.tenantId}, ${delivery?.id}, 1, 1, ${at})`;
  return event?.id;
}

/** How many rows lie in which partition. */
async function places(table = 'outbound_events'): Promise<Record<string, number>> {
  const rows = await owner<{ part: string; rows: number }[]>`
    select tableoid::regclass::text as part, count(*)::int as rows from ${owner(table)} group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ part, rows }) => [part.replace(`${table}_`, ''), rows]));
}
async function partsOf(table = 'outbound_events'): Promise<string[]> {
  const rows = await owner`select inhrelid::regclass::text as part from pg_inherits
    where inhparent = ${table}::regclass order by 1`;
  return rows.map(({ part }) => part.replace(`${table}_`, ''));
}
async function clear(): Promise<void> {
  for (const table of family.toReversed()) await owner`delete from ${owner(table)}`;
}

const aheadDays = [0, 7, 14, 21, 28];
const usual = [...aheadDays.map((days) => weekOf(daysFromNow(days))), 'default'];

describe('keeping partitions', () => {
  it('makes the weeks to come, four ahead, and does nothing when they are there', async () => {
    const last = weekOf(daysFromNow(28));
    await owner.unsafe(`drop table outbound_events_${last}`);
    await keepPartitions();
    await keepPartitions();
    for (const table of family) expect(await partsOf(table), table).toEqual(usual);
  });

  it('has rows in the week of their event, with a place among the events', async () => {
    await recordTestEvent(tenant.manager);
    for (const days of [7, 21]) await addEvent(daysFromNow(days));
    const weeks = { [weekOf(daysFromNow(7))]: 1, [weekOf(daysFromNow(21))]: 1 };
    expect(await places()).toEqual({ [weekOf(new Date())]: 1, ...weeks });
    expect(await places('webhook_attempts')).toEqual(weeks);
    expect(await owner`select from outbound_events where position is null`).toHaveLength(0);
    await clear();
  });

  it('moves what nobody had made a partition for out of the default one', async () => {
    await addEvent(daysFromNow(-20));
    await addEvent(daysFromNow(-20));
    await addEvent(daysFromNow(400));
    expect(await places()).toEqual({ default: 3 });
    await keepPartitions();
    expect(await places()).toEqual({ [weekOf(daysFromNow(-20))]: 2, default: 1 });
    expect(await places('webhook_deliveries')).toEqual({ [weekOf(daysFromNow(-20))]: 2, default: 1 });
    await addEvent(daysFromNow(-20));
    expect(await places()).toEqual({ [weekOf(daysFromNow(-20))]: 3, default: 1 });
    await clear();
  });

  it('drops a week all of which is 90 days old, and no other', async () => {
    for (const days of [-98, -89, 0]) await addEvent(daysFromNow(days));
    await keepPartitions();
    for (const table of family) {
      const left = { [weekOf(daysFromNow(-89))]: 1, [weekOf(new Date())]: 1 };
      expect(await places(table), table).toEqual(left);
      expect(await partsOf(table)).not.toContain(weekOf(daysFromNow(-98)));
    }
    await clear();
  });

  it('keeps a week in which something is still on its way, until it has come to an end', async () => {
    await addEvent(daysFromNow(-98));
    await addEvent(daysFromNow(-98), 'PENDING');
    await keepPartitions();
    for (const table of family) expect(await places(table)).toEqual({ [weekOf(daysFromNow(-98))]: 2 });
    await owner`update webhook_deliveries set status = 'FAILED'`;
    await keepPartitions();
    for (const table of family) expect(await places(table)).toEqual({});
  });

  it('gives up after a moment where somebody holds the table, so that writers go on, and does it the next time', async () => {
    await addEvent(daysFromNow(-98));
    let waitedMs = 0;
    await owner.begin(async (tx) => {
      await tx`select from outbound_events limit 1`;
      const refused = expect(keepPartitions()).rejects.toThrow(/lock timeout/);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const startedAt = performance.now();
      await recordTestEvent(tenant.manager);
      waitedMs = performance.now() - startedAt;
      await refused;
    });
    expect(waitedMs).toBeLessThan(2_000);
    await keepPartitions();
    expect(await places()).toEqual({ [weekOf(new Date())]: 1 });
    await clear();
  });
});

describe('a partition', () => {
  it('shows a tenant its own rows through the table, and nobody anything by its own name', async () => {
    const other = await makeTenant();
    await recordTestEvent(tenant.manager);
    await recordTestEvent(other.manager);
    const seen = (of: TestTenant) =>
      inTenant(of, (tx) => tx.execute('select tenant_id from outbound_events'));
    expect(await seen(tenant)).toEqual([{ tenant_id: tenant.tenantId }]);
    expect(await seen(other)).toEqual([{ tenant_id: other.tenantId }]);
    for (const table of family)
      for (const part of await partsOf(table))
        for (const statement of [
          `select from ${table}_${part}`,
          `delete from ${table}_${part}`,
          `insert into ${table}_${part} (tenant_id) values ('${tenant.tenantId}')`,
        ]) {
          await expect(
            inTenant(tenant, (tx) => tx.execute(statement)),
            statement,
          ).rejects.toThrow();
          await expect(systemSql().unsafe(statement), statement).rejects.toThrow(/permission denied/);
        }
  });

  it('is made and dropped by nobody but the service’s sweep', async () => {
    for (const call of ['make_partition()', 'drop_partition()', `partitions_of('outbound_events')`])
      await expect(connections().app.execute(`select ${call}`), call).rejects.toThrow();
    for (const call of ['partitioned_tables()', `hand_over_access('orders', 'orders')`])
      await expect(systemSql().unsafe(`select ${call}`), call).rejects.toThrow(/permission denied/);
    await expect(systemSql().unsafe('drop table outbound_events_default')).rejects.toThrow(/must be owner/);
  });
});
