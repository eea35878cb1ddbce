import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { knownMigrations, withMigrationsUpTo } from '@/db/backup/schema-level';
import { findRestrictedUrls, migrateDatabase, migrationsFolder } from '@/db/migrate';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';

const key = testEnvironment.ENCRYPTION_KEY;
const before = (await knownMigrations(migrationsFolder)).indexOf('0058_audit_beginnings');
const tenantId = randomUUID();

let superuser: postgres.Sql;
let owner: postgres.Sql;
let app: postgres.Sql;
let name: string;
let url: string;
beforeEach(async () => {
  name = `partitioned_${randomUUID().replaceAll('-', '')}`;
  superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  await superuser.unsafe(`create database ${name} owner order_intake_owner`);
  const address = new URL(ownerUrl());
  address.pathname = name;
  url = address.toString();
  await withMigrationsUpTo(migrationsFolder, before, (folder) => migrateDatabase(url, key, { folder }));
  owner = postgres(url, { max: 2, onnotice: () => undefined });
  app = postgres((await findRestrictedUrls(url, key)).appUrl, { max: 2, onnotice: () => undefined });
  await owner`insert into tenants (id, slug, name) values (${tenantId}, 'old', 'Old')`;
}, 120_000);
afterEach(async () => {
  await app.end({ timeout: 1 });
  await owner.end({ timeout: 1 });
  await superuser.unsafe(`drop database ${name} with (force)`);
  await superuser.unsafe(`drop role if exists ${name}_app, ${name}_system`);
  await superuser.end({ timeout: 1 });
});

const record = () =>
  app.begin(async (tx) => {
    await tx`select set_config('app.tenant_id', ${tenantId}, true)`;
    await tx`insert into audit_events (tenant_id, id, sequence, action, actor, request_id)
      values (${tenantId}, default, default, 'event.one', '{}', 'r'), (${tenantId}, default, default, 'event.two', '{}', 'r')`;
  });
const rights = async () =>
  (
    await owner`
      select c.relname, (select array_agg(acl::text order by acl::text) from unnest(c.relacl) acl) as held,
        (select json_agg(json_build_array(polname, polcmd, polpermissive, polroles::text,
           pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) order by polname)
         from pg_policy where polrelid = c.oid) as policies, relrowsecurity, relforcerowsecurity
      from pg_class c where relname in ('audit_events', 'audit_links') order by 1`
  ).map((row) => ({ ...row }));

it('partitions the trail of a database in use: nothing is lost or counted anew, and the chain holds throughout', async () => {
  for (let count = 0; count < 20; count += 1) await record();
  const [stored, held] = [await owner`select * from audit_events order by sequence`, await rights()];
  let [isOver, written, slowestMs] = [false, 0, 0];
  const writing = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await record();
      written += 1;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
  })();
  await migrateDatabase(url, key);
  isOver = true;
  await writing;
  await record();
  const events = await owner`select * from audit_events order by sequence`;
  expect(events.slice(0, 40)).toEqual([...stored]);
  expect(events).toHaveLength(40 + 2 * written + 2);
  expect(written).toBeGreaterThan(0);
  expect(slowestMs).toBeLessThan(2_000);
  const sequences = events.map(({ sequence }) => sequence);
  expect(new Set(sequences).size).toBe(sequences.length);
  const links = await owner<{ position: string; hash: string; expected: string; part: string }[]>`
    select position, hash, link.tableoid::regclass::text as part,
      audit_hash(coalesce(lag(hash) over (order by position), ''), event) as expected
    from audit_links link join audit_events event on event.tenant_id = link.tenant_id and event.id = link.event_id
    order by position`;
  expect(links.map(({ position }) => Number(position))).toEqual(events.map((_, index) => index + 1));
  expect(links.filter(({ hash, expected }) => hash !== expected)).toEqual([]);
  expect(new Set(links.map(({ part }) => part))).toEqual(new Set(['audit_links_first']));
  expect(await rights()).toEqual(held);
}, 120_000);
