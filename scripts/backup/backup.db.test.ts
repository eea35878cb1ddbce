import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { listTables } from '@/db/backup/list-tables';
import { withMigrationsUpTo } from '@/db/backup/schema-level';
import { migrateDatabase, migrationsFolder } from '@/db/migrate';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';
import { openAudioStore } from '@/lib/audio/store';
import { furnishTenant } from '@/lib/http/testing/furnish-tenant';
import { keyFingerprint } from '@/lib/secrets';
import { makeTenant, type TestTenant } from '@/lib/tenancy/testing/make-tenant';
import { createArchive } from './archive-writer';
import { type BackupInput, backUp } from './back-up';
import { restore } from './restore';
import { takeOver } from './take-over';

const encryptionKey = testEnvironment.ENCRYPTION_KEY;
const superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
let folder: string;
const databases: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-backup-'));
});
afterEach(async () => {
  for (const name of databases.splice(0)) await superuser.unsafe(`drop database ${name} with (force)`);
});
afterAll(async () => {
  await owner.end({ timeout: 1 });
  await superuser.end({ timeout: 1 });
  rmSync(folder, { recursive: true, force: true });
});

const path = (name: string = randomUUID()) => join(folder, name);
const storeAt = (name: string) => openAudioStore({ kind: 'files', folder: path(name) });
const saveInput = (file: string, more: Partial<BackupInput> = {}): BackupInput => ({
  file,
  ownerUrl: ownerUrl(),
  encryptionKey,
  store: storeAt('recordings'),
  secrets: undefined,
  tell: () => undefined,
  ...more,
});
const restoreInput = (file: string, url: string, store = storeAt(randomUUID())) => ({
  file,
  ownerUrl: url,
  encryptionKey,
  store,
  tell: () => undefined,
});

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await superuser.unsafe(`create database ${name} owner order_intake_owner`);
  databases.push(name);
  const url = new URL(ownerUrl());
  url.pathname = name;
  return url.toString();
}

/** A tenant with rows in most tables, texts that strain the format among them, and a recording. */
async function fullTenant(): Promise<TestTenant> {
  const tenant = await makeTenant();
  await furnishTenant(tenant);
  const key = `${tenant.tenantId}/voice.ogg`;
  await storeAt('recordings').put(key, Buffer.from('OggS and what it holds'), 'audio/ogg');
  await owner`update orders set audio_key = ${key}, raw_text = ${'tab\t, line\n, \\N, „quotes“, 🥕, null'}
    where tenant_id = ${tenant.tenantId}`;
  // More than a connection holds at once, in rows short and long.
  await owner`insert into audit_events (tenant_id, action, actor, request_id, data)
    select ${tenant.tenantId}, 'order.read', '{}', 'r', jsonb_build_object('text', repeat('ü', place % 700))
    from generate_series(1, 900) as place`;
  await owner`insert into inbound_messages (tenant_id, dedupe_key, source, kind, payload)
    values (${tenant.tenantId}, ${randomUUID()}, 'MESSAGING', 'text', ${JSON.stringify({ text: 'a\nb\\n"c"' })}::text::jsonb)`;
  return tenant;
}

/** Every row of every table as text. */
async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const contents: Record<string, string[]> = {};
    for (const { name } of await listTables(sql)) {
      const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t order by 1`;
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

// Schemas are made and filled anew, which a busy machine takes long for.
describe('a backup', () => {
  it('restores every row of every table and every recording into an empty installation', async () => {
    const tenant = await fullTenant();
    const file = path();
    const saved = await backUp(saveInput(file));
    const target = await emptyDatabase();
    const store = storeAt('restored');
    await restore(restoreInput(file, target, store));
    const before = await contentsOf(ownerUrl());
    // All but the row that says that it was restored.
    expect({ ...(await contentsOf(target)), restored_copies: [] }).toEqual(before);
    expect(before.orders?.length).toBeGreaterThan(0);
    expect(saved.rows.orders).toBe(before.orders?.length);
    const voice = await store.open(`${tenant.tenantId}/voice.ogg`);
    expect(await new Response(voice?.stream).text()).toBe('OggS and what it holds');
  });

  it('is restored as a copy that keeps quiet until it takes over, and so is the backup of one that did', async () => {
    await fullTenant();
    const copiesOf = async (url: string) => {
      const sql = postgres(url, { max: 1 });
      const rows =
        await sql`select made_at < restored_at as later, taken_over_at is null as quiet from restored_copies`;
      await sql.end({ timeout: 1 });
      return rows.map((row) => ({ ...row }));
    };
    const file = path();
    await backUp(saveInput(file));
    const target = await emptyDatabase();
    await restore(restoreInput(file, target));
    expect(await copiesOf(target)).toEqual([{ later: true, quiet: true }]);
    await takeOver(target);
    expect(await copiesOf(target)).toEqual([{ later: true, quiet: false }]);
    const again = path();
    await backUp(saveInput(again, { ownerUrl: target }));
    const second = await emptyDatabase();
    await restore(restoreInput(again, second));
    expect(await copiesOf(second)).toEqual([{ later: true, quiet: true }]);
  });

  it('goes on counting behind what was restored', async () => {
    const tenant = await fullTenant();
    const file = path();
    await backUp(saveInput(file));
    const target = await emptyDatabase();
    await restore(restoreInput(file, target));
    const sql = postgres(target, { max: 1 });
    const [before] = await sql`select max(sequence)::int as last from audit_events`;
    const [next] = await sql`insert into audit_events (tenant_id, action, actor, request_id)
      values (${tenant.tenantId}, 'order.read', '{}', 'r') returning sequence::int`;
    await sql.end({ timeout: 1 });
    expect(next?.sequence).toBe(before?.last + 1);
  });

  it('leaves triggers, row-level security and roles as a migration makes them', async () => {
    await fullTenant();
    const file = path();
    await backUp(saveInput(file));
    const target = await emptyDatabase();
    await restore(restoreInput(file, target));
    const state = async (url: string) => {
      const sql = postgres(url, { max: 1 });
      const found = await sql`
        select c.relname, c.relrowsecurity, c.relforcerowsecurity,
          -- Each database has roles of its own, named after it.
          regexp_replace(c.relacl::text, '\\w+_(app|system)=', '\\1=', 'g') as held,
          (select array_agg(t.tgname::text || t.tgenabled::text order by 1) from pg_trigger t
           where t.tgrelid = c.oid and not t.tgisinternal) as triggers
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
      await sql.end({ timeout: 1 });
      return found.map((row) => ({ ...row }));
    };
    expect(await state(target)).toEqual(await state(ownerUrl()));
  });

  it('of an earlier release is brought up to the schema of this one', async () => {
    const old = await emptyDatabase();
    await withMigrationsUpTo(migrationsFolder, 5, (earlier) =>
      migrateDatabase(old, encryptionKey, { folder: earlier }),
    );
    const sql = postgres(old, { max: 1 });
    await sql`insert into tenants (slug, name) values ('old', 'Old Foods')`;
    await sql.end({ timeout: 1 });
    const file = path();
    await backUp(saveInput(file, { ownerUrl: old }));
    const target = await emptyDatabase();
    await restore(restoreInput(file, target));
    const restored = await contentsOf(target);
    expect(restored.tenants).toHaveLength(1);
    expect(Object.keys(restored)).toEqual(Object.keys(await contentsOf(ownerUrl())));
    expect(restored.restored_copies).toHaveLength(1);
  });

  it('tells which recordings are gone from the store, and saves the rest', async () => {
    const tenant = await fullTenant();
    const key = `${tenant.tenantId}/gone.ogg`;
    await owner`update orders set audio_key = ${key} where tenant_id = ${tenant.tenantId}`;
    const saved = await backUp(saveInput(path()));
    expect(saved.missingFiles).toEqual([key]);
  });

  it('is refused of a schema that a newer release has changed', async () => {
    await owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Number.MAX_SAFE_INTEGER})`;
    await expect(backUp(saveInput(path()))).rejects.toThrow('back up with that release');
    await owner`delete from drizzle.__drizzle_migrations where hash = 'later'`;
  });

  it('is never written over a file, and leaves nothing behind when it breaks off', async () => {
    const file = path('taken');
    writeFileSync(file, 'mine');
    await expect(backUp(saveInput(file))).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await fullTenant();
    const store = { ...storeAt('recordings'), open: () => Promise.reject(new Error('the store is away')) };
    await expect(backUp(saveInput(path('broken'), { store }))).rejects.toThrow('the store is away');
    const left = await readdir(folder);
    expect(left.filter((name) => name.startsWith('broken') || name.endsWith('.part'))).toEqual([]);
  });
});

describe('restoring', () => {
  it('refuses an installation that holds a tenant, and leaves it as it is', async () => {
    await fullTenant();
    const file = path();
    await backUp(saveInput(file));
    const before = await contentsOf(ownerUrl());
    await expect(restore(restoreInput(file, ownerUrl()))).rejects.toThrow('into an empty installation');
    expect(await contentsOf(ownerUrl())).toEqual(before);
  });

  it('refuses a newer release’s backup, and one of another key', async () => {
    const file = path();
    const archive = await createArchive(file);
    const manifest = {
      format: 'order-intake-backup',
      formatVersion: 1,
      productVersion: '9.0.0',
      madeAt: '2030-01-01T00:00:00.000Z',
      migrations: ['0000_tables', '9999_from_the_future'],
      keyFingerprint: keyFingerprint(encryptionKey),
      tables: [],
    };
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
    await archive.finish({ rows: {}, files: 0 });
    const target = await emptyDatabase();
    await expect(restore(restoreInput(file, target))).rejects.toThrow(
      /newer release \(version 9\.0\.0, schema 9999_from_the_future\)/,
    );
    const own = path();
    await backUp(saveInput(own));
    const other = { ...restoreInput(own, target), encryptionKey: 'another key of at least 32 characters!' };
    await expect(restore(other)).rejects.toThrow('another ENCRYPTION_KEY');
  });

  it('refuses what was cut off or altered before anything is touched', async () => {
    await fullTenant();
    const file = path();
    await backUp(saveInput(file));
    const whole = readFileSync(file);
    const target = await emptyDatabase();
    for (const share of [0.2, 0.6, 0.99]) {
      const cut = path();
      writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * share)));
      await expect(restore(restoreInput(cut, target)), String(share)).rejects.toThrow('no complete backup');
    }
    const altered = path();
    await cp(file, altered);
    const bytes = readFileSync(altered);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    writeFileSync(altered, bytes);
    await expect(restore(restoreInput(altered, target))).rejects.toThrow('no complete backup');
    await expect(restore(restoreInput(path('nowhere'), target))).rejects.toThrow(/nowhere cannot be read/);
    const text = path();
    writeFileSync(text, 'not an archive');
    await expect(restore(restoreInput(text, target))).rejects.toThrow('no complete backup');
    expect(await contentsOf(target)).toEqual({});
  });
});
