import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { findRestrictedUrls, migrateDatabase } from '@/db/migrate';
import { testEnvironment } from '@/db/testing/test-environment';

const key = testEnvironment.ENCRYPTION_KEY;
const [tenantId, endpointId] = [randomUUID(), randomUUID()];
const name = `bound_${randomUUID().slice(0, 8)}`;

let superuser: postgres.Sql;
let all: postgres.Sql;
let system: postgres.Sql;
/** A database whose owner is bound by row-level security like anybody else, as a provider's often is. */
beforeEach(async () => {
  superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  await superuser.unsafe(`create role ${name} login createrole nobypassrls password '${name}'`);
  await superuser.unsafe(`create database ${name} owner ${name}`);
  const [ownerUrl, superuserUrl] = [inject('testDatabase').ownerUrl, inject('testDatabase').superuserUrl].map(
    (address) => Object.assign(new URL(address), { pathname: name }),
  ) as [URL, URL];
  Object.assign(ownerUrl, { username: name, password: name });
  await migrateDatabase(ownerUrl.toString(), key);
  all = postgres(superuserUrl.toString(), { max: 1, onnotice: () => undefined });
  const { systemUrl } = await findRestrictedUrls(ownerUrl.toString(), key);
  system = postgres(systemUrl, { max: 1 });
}, 120_000);
afterEach(async () => {
  await system.end({ timeout: 1 });
  await all.end({ timeout: 1 });
  await superuser.unsafe(`drop database ${name} with (force)`);
  await superuser.unsafe(`drop role if exists ${name}_app, ${name}_system, ${name}`);
  await superuser.end({ timeout: 1 });
});

async function callUntilDone(call: string): Promise<string[]> {
  const named: string[] = [];
  for (;;) {
    const [row] = await system.unsafe(`select ${call} as name`);
    if (row?.name == null) return named;
    named.push(row.name);
  }
}
const rows = async (table: string) => (await all.unsafe(`select from ${table}`)).length;

it('makes, fills and drops partitions for an owner whom row-level security binds', async () => {
  const tables = ['outbound_events', 'webhook_deliveries', 'webhook_attempts', 'audit_events', 'audit_links'];
  for (const table of tables) await all.unsafe(`drop table ${table}_first`);
  await all`insert into tenants (id, slug, name) values (${tenantId}, 'bound', 'Bound')`;
  await all`insert into webhook_endpoints (tenant_id, id, url, secret_sealed, events)
    values (${tenantId}, ${endpointId}, 'https://receiver.test', 'x', '{}')`;
  for (const days of [600, 40]) {
    const at = new Date(Date.now() - days * 86_400_000);
    const [event] = await all`insert into outbound_events (tenant_id, name, body, created_at)
      values (${tenantId}, 'order.approved', '{}', ${at}) returning id`;
    const [delivery] = await all`
      insert into webhook_deliveries (tenant_id, endpoint_id, event_id, event_name, event_at, status)
      values (${tenantId}, ${endpointId}, ${event?.id}, 'order.approved', ${at}, 'FAILED') returning id`;
    await all`insert into webhook_attempts (tenant_id, delivery_id, number, duration_ms, event_at)
      values (${tenantId}, ${delivery?.id}, 1, 1, ${at})`;
    await all`insert into audit_events (tenant_id, action, actor, request_id, created_at)
      values (${tenantId}, 'event.one', '{}', 'r', ${at})`;
  }
  const sequences = await all`select sequence from audit_events order by 1`;
  await callUntilDone('make_partition()');
  for (const table of tables) {
    expect(await rows(table), table).toBe(2);
    expect(await rows(`${table}_default`), table).toBe(0);
  }
  expect(await all`select sequence from audit_events order by 1`).toEqual([...sequences]);
  expect(await callUntilDone('drop_partition()')).toHaveLength(3);
  expect(await callUntilDone('drop_audit_partition(12)')).toHaveLength(1);
  for (const table of tables) expect(await rows(table), table).toBe(1);
  expect(await all`select position::int from audit_beginnings`).toEqual([{ position: 1 }]);
}, 60_000);
