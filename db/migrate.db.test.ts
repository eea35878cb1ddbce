import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findRestrictedUrls, migrateDatabase, restrictedUrls } from '@/db/migrate';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';
import { withMoreMigrations } from '@/db/testing/with-more-migrations';
import { columnPlace } from '@/lib/secret-places';
import { secretBox } from '@/lib/secrets';

const key = testEnvironment.ENCRYPTION_KEY;
const otherKey = 'another key that has at least 32 characters';
const patience = { lockWaitMs: 200, totalMs: 20_000 };
const addColumn = 'ALTER TABLE locations ADD COLUMN area text';
const addIndex = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS locations_by_name ON locations (name)';

let name: string;
let url: string;
let owner: postgres.Sql;
let superuser: postgres.Sql;
beforeEach(async () => {
  name = `${new URL(ownerUrl()).pathname.slice(1)}_migrated`;
  superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  await superuser.unsafe(`drop database if exists ${name} with (force)`);
  await superuser.unsafe(`create database ${name} template order_intake owner order_intake_owner`);
  const address = new URL(ownerUrl());
  address.pathname = name;
  url = address.toString();
  owner = postgres(url, { max: 3, onnotice: () => undefined });
});
afterEach(async () => {
  await owner.end({ timeout: 1 });
  await superuser.unsafe(`drop database ${name} with (force)`);
  await superuser.end({ timeout: 1 });
});

const migrateTo = (texts: string[], more: { totalMs?: number; encryptionKey?: string } = {}) =>
  withMoreMigrations(texts, (folder) =>
    migrateDatabase(url, more.encryptionKey ?? key, { folder, patience: { ...patience, ...more } }),
  );
const columns = async () =>
  (
    await owner`select column_name as name from information_schema.columns where table_name = 'locations'`
  ).map(({ name }) => name);
const applied = async () => {
  const [row] = await owner`select count(*)::int as count from drizzle.__drizzle_migrations`;
  return row?.count;
};
async function connectedTo(address: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  await work(sql).finally(() => sql.end({ timeout: 1 }));
}

describe('a migration', { timeout: 60_000 }, () => {
  it('holds nobody up while it waits for a table, and gets it in the end', async () => {
    let isFree = false;
    let slowestMs = 0;
    const held = owner.begin(async (tx) => {
      await tx`lock table locations in row exclusive mode`;
      await sleep(2500);
      isFree = true;
    });
    const migrated = migrateTo([addColumn]);
    while (!isFree) {
      const startedAt = performance.now();
      await owner`select count(*) from locations`;
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(20);
    }
    await Promise.all([held, migrated]);
    expect(await columns()).toContain('area');
    expect(slowestMs).toBeGreaterThan(100);
    expect(slowestMs).toBeLessThan(1500);
  });

  it('is given up in words, as a whole, when the table is never free; those before it stay', async () => {
    const before = await applied();
    await owner.begin(async (tx) => {
      await tx`lock table locations in row exclusive mode`;
      const first = 'ALTER TABLE products ADD COLUMN shelf text';
      const broken = `CREATE TABLE areas (id uuid);--> statement-breakpoint\n${addColumn}`;
      await expect(migrateTo([first, broken], { totalMs: 1000 })).rejects.toThrow(/end long transactions/);
    });
    expect(await applied()).toBe(before + 1);
    expect(await columns()).not.toContain('area');
    expect(await owner`select to_regclass('areas') as made`).toEqual([{ made: null }]);
  });

  it('makes an index beside everybody’s work, though two machines start and one was broken off before', async () => {
    await owner.unsafe(addIndex);
    const admin = postgres(superuserOf(url), { max: 1 });
    await admin`update pg_index set indisvalid = false where indexrelid = 'locations_by_name'::regclass`;
    await admin.end();
    await Promise.all([migrateTo([addIndex, addColumn]), migrateTo([addIndex, addColumn])]);
    const [index] =
      await owner`select indisvalid from pg_index where indexrelid = 'locations_by_name'::regclass`;
    expect(index).toEqual({ indisvalid: true });
    expect(await columns()).toContain('area');
  });
});

describe('a database', { timeout: 60_000 }, () => {
  it('of a newer release that has only added is worked on as it is', async () => {
    await migrateTo([addColumn]);
    const before = await applied();
    const heard: string[] = [];
    await migrateDatabase(url, key, { tell: (line) => heard.push(line) });
    expect(heard).toEqual([expect.stringContaining('newer release')]);
    expect(await applied()).toBe(before);
  });

  it('of a newer release that has taken away is refused', async () => {
    await migrateTo([addColumn]);
    const admin = postgres(superuserOf(url), { max: 1 });
    const before = await applied();
    await admin`update pg_description set description = jsonb_set(description::jsonb, '{usableFrom}', ${before}::text::jsonb)::text
      where objoid = 'drizzle.__drizzle_migrations'::regclass and objsubid = 0`;
    await admin.end();
    await expect(migrateDatabase(url, key)).rejects.toThrow(/newer release: it has had 1 migrations/);
    expect(await applied()).toBe(before);
  });

  it('of another key is refused before anything is changed, and goes on for everybody else', async () => {
    const columnsBefore = await columns();
    await expect(migrateTo([addColumn], { encryptionKey: otherKey })).rejects.toThrow(
      /ENCRYPTION_KEY is not/,
    );
    expect(await columns()).toEqual(columnsBefore);
    const app = postgres(restrictedUrls(url, key).appUrl, { max: 1 });
    expect(await app`select 1 as one`).toEqual([{ one: 1 }]);
    await app.end();
  });

  it('of its own has roles of its own: two installations with two keys live on one server', async () => {
    const second = `${name}_of_others`;
    const reporting = Array.from({ length: 6 }, (_, at) => `reports_${at}_${name}_app`).join(', ');
    await superuser.unsafe(`drop database if exists ${second} with (force)`);
    await superuser.unsafe(`create database ${second} owner order_intake_owner`);
    const address = new URL(url);
    address.pathname = second;
    try {
      await migrateDatabase(address.toString(), otherKey);
      const others = await findRestrictedUrls(address.toString(), otherKey);
      expect(new URL(others.appUrl).username).toBe(`${second}_app`);
      expect(new URL(others.systemUrl).username).toBe(`${second}_system`);
      await connectedTo(others.appUrl, async (sql) => {
        expect(await sql`select count(*)::int as tenants from tenants`).toEqual([{ tenants: 0 }]);
      });
      for (const role of reporting.split(', ')) await superuser.unsafe(`create role ${role}`);
      await owner.unsafe(`grant select on tenants to ${reporting}`);
      // Those that are as old as this one keep the roles that they have, and no other is taken for one of them.
      expect(await findRestrictedUrls(url, key)).toEqual(restrictedUrls(url, key));
      await connectedTo(restrictedUrls(url, key).appUrl, async (sql) => {
        expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
      });
      const strange = new URL(others.systemUrl);
      strange.pathname = name;
      await connectedTo(strange.toString(), async (sql) => {
        await expect(sql`select from public.tenants`).rejects.toThrow(/permission denied/);
      });
    } finally {
      await superuser.unsafe(`drop database ${second} with (force)`);
      await owner.unsafe(`revoke all on tenants from ${reporting}`).catch(() => undefined);
      await superuser.unsafe(`drop role if exists ${second}_app, ${second}_system, ${reporting}`);
    }
  }, 120_000);

  it('of before there were notes is known by what was sealed', async () => {
    await owner`comment on table drizzle.__drizzle_migrations is null`;
    const [tenant] = await owner`insert into tenants (slug, name) values ('sealed', 'Sealed') returning id`;
    const channel = { tenantId: tenant?.id, id: randomUUID() };
    const place = columnPlace('messaging_channels', 'access_token_sealed', channel);
    await owner`insert into messaging_channels (tenant_id, id, phone_number_id, access_token_sealed)
      values (${tenant?.id}, ${channel.id}, '1', ${secretBox(key).seal('token', place)})`;
    await expect(migrateDatabase(url, otherKey)).rejects.toThrow(/ENCRYPTION_KEY is not/);
    await migrateDatabase(url, key);
    await expect(migrateDatabase(url, otherKey)).rejects.toThrow(/ENCRYPTION_KEY is not/);
  });
});

function superuserOf(address: string): string {
  const admin = new URL(inject('testDatabase').superuserUrl);
  admin.pathname = new URL(address).pathname;
  return admin.toString();
}
