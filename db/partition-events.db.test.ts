import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { knownMigrations, withMigrationsUpTo } from '@/db/backup/schema-level';
import { findRestrictedUrls, migrateDatabase, migrationsFolder } from '@/db/migrate';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';

const key = testEnvironment.ENCRYPTION_KEY;
const family = ['outbound_events', 'webhook_deliveries', 'webhook_attempts'];
const before = (await knownMigrations(migrationsFolder)).indexOf('0052_time_of_events');

let superuser: postgres.Sql;
let owner: postgres.Sql;
let app: postgres.Sql;
let name: string;
let url: string;
const [tenantId, endpointId] = [randomUUID(), randomUUID()];
const reader = `reads_${randomUUID().slice(0, 8)}`;

/** A database as it was before events lay in partitions. */
beforeEach(async () => {
  name = `partitioned_${randomUUID().replaceAll('-', '')}`;
  superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  await superuser.unsafe(`create database ${name} owner order_intake_owner`);
  const address = new URL(ownerUrl());
  address.pathname = name;
  url = address.toString();
  await withMigrationsUpTo(migrationsFolder, before, (folder) => migrateDatabase(url, key, { folder }));
  owner = postgres(url, { max: 2, onnotice: () => undefined });
  const { appUrl } = await findRestrictedUrls(url, key);
  app = postgres(appUrl, { max: 2, onnotice: () => undefined });
  await owner`insert into tenants (id, slug, name) values (${tenantId}, 'old', 'Old')`;
  await owner`insert into webhook_endpoints (tenant_id, id, url, secret_sealed, events)
    values (${tenantId}, ${endpointId}, 'https://receiver.test', 'x', '{}')`;
}, 120_000);
afterEach(async () => {
  await app.end({ timeout: 1 });
  await owner.end({ timeout: 1 });
  await superuser.unsafe(`drop database ${name} with (force)`);
  await superuser.unsafe(`drop role if exists ${reader}, ${name}_app, ${name}_system`);
  await superuser.end({ timeout: 1 });
});

const asTenant = <T>(work: (tx: postgres.TransactionSql) => Promise<T>) =>
  app.begin(async (tx) => {
    await tx`select set_config('app.tenant_id', ${tenantId}, true)`;
    return work(tx);
  });
const send = (tx: postgres.TransactionSql, eventId: string) => tx`
  insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event_name)
  values (${tenantId}, ${endpointId}, ${eventId}, 'order.approved') on conflict do nothing returning id`;

/** An event that is sent to the endpoint, as the last release writes it: without its time. */
async function asLastRelease(): Promise<void> {
  const eventId = await asTenant(async (tx) => {
    const [event] = await tx`insert into outbound_events (tenant_id, name, body)
      values (${tenantId}, 'order.approved', '{}') returning id`;
    const [delivery] = await send(tx, event?.id);
    await tx`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms)
      values (${tenantId}, ${delivery?.id}, 1, 1)`;
    return event?.id;
  });
  // A repeat comes later, and is known for one all the same.
  await sleep(2);
  expect(await asTenant((tx) => send(tx, eventId))).toHaveLength(0);
}

const rowsOf = async (table: string) => {
  const rows = await owner`select to_jsonb(t) - 'event_at' as row from ${owner(table)} t order by id`;
  return rows.map(({ row }) => row);
};
const partsOf = (table: string) =>
  owner`select tableoid::regclass::text as part, count(*)::int as rows from ${owner(table)} group by 1 order by 1`;

describe('partitioning the events of a database that is in use', { timeout: 120_000 }, () => {
  it('keeps every row, and lets the last release write meanwhile and afterwards', async () => {
    for (let count = 0; count < 20; count += 1) await asLastRelease();
    const stored = await Promise.all(family.map(rowsOf));
    let [isOver, written, slowestMs] = [false, 0, 0];
    const writing = (async () => {
      while (!isOver) {
        const startedAt = performance.now();
        await asLastRelease();
        written += 1;
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      }
    })();
    await migrateDatabase(url, key);
    isOver = true;
    await writing;
    await asLastRelease();
    for (const [index, table] of family.entries()) {
      const rows = await rowsOf(table);
      expect(rows).toEqual(expect.arrayContaining(stored[index] ?? []));
      expect(rows, table).toHaveLength(20 + written + 1);
      expect(await partsOf(table)).toEqual([{ part: `${table}_first`, rows: rows.length }]);
    }
    expect(written).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThan(2_000);
    expect(await owner`select from outbound_events where position is null`).toHaveLength(0);
  });

  it('has weeks behind what there was, without a gap', async () => {
    await asLastRelease();
    await migrateDatabase(url, key);
    const bounds = await owner<{ lower: Date; upper: Date }[]>`
      select nullif(lower, '-infinity') as lower, upper from partitions_of('webhook_deliveries') order by upper`;
    const [first] = bounds;
    expect(first?.lower).toBeNull();
    expect(first?.upper.getUTCDay()).toBe(1);
    expect(first?.upper.getTime()).toBeGreaterThan(Date.now() + 28 * 86_400_000);
    const [made] = await owner`select make_partition() as name`;
    expect(made).toEqual({ name: null });
  });

  it('leaves everybody the rights that they had, those that an owner gave to others among them', async () => {
    await superuser.unsafe(`create role ${reader}`);
    await owner.unsafe(
      `grant select on outbound_events to ${reader}; grant select (status) on webhook_deliveries to ${reader}`,
    );
    const rights = async () =>
      (
        await owner`
        select c.relname, (select array_agg(acl::text order by acl::text) from unnest(c.relacl) acl) as held,
          (select json_agg(json_build_array(attname, attacl::text) order by attname) from pg_attribute a
           where a.attrelid = c.oid and attacl is not null) as by_column,
          (select json_agg(json_build_array(polname, polcmd, polpermissive, polroles::text,
             pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) order by polname)
           from pg_policy where polrelid = c.oid) as policies, relrowsecurity, relforcerowsecurity
        from pg_class c where relname = any(${family}) order by 1`
      ).map((row) => ({ ...row }));
    const held = await rights();
    await migrateDatabase(url, key);
    expect(await rights()).toEqual(held);
    expect(held).toHaveLength(3);
  });
});
