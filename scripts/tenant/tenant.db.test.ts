import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '@/db/migrate';
import { ownerUrl } from '@/db/testing/test-database';
import { testEnvironment } from '@/db/testing/test-environment';
import { openAudioStore } from '@/lib/audio/store';
import { furnishTenant } from '@/lib/http/testing/furnish-tenant';
import { makeTenant } from '@/lib/tenancy/testing/make-tenant';
import { openForImport, putIn } from './admin-commands';
import { exportTenant } from './export-tenant';
import { importTenant } from './import-tenant';

const superuser = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
const owner = postgres(ownerUrl(), { max: 1, onnotice: () => undefined });
const folder = mkdtempSync(join(tmpdir(), 'order-intake-tenant-'));
const store = openAudioStore({ kind: 'files', folder: join(folder, 'store') });
const databases: string[] = [];
const opened: postgres.Sql[] = [];
let slug: string;
let tenantId: string;

beforeAll(async () => {
  const tenant = await makeTenant();
  ({ slug, tenantId } = tenant);
  await furnishTenant(tenant);
  await furnishTenant(await makeTenant());
  const key = `${tenantId}/voice.ogg`;
  await store.put(key, Buffer.from('OggS and what it holds'), 'audio/ogg');
  await owner`update orders set audio_key = ${key}, raw_text = ${'tab\t, line\n, \\N, „quotes“, 🥕, \u2028'}
    where tenant_id = ${tenantId}`;
  await owner`update ledger set done_at = now()`;
});
afterEach(async () => {
  for (const sql of opened.splice(0)) await sql.end({ timeout: 1 });
  for (const name of databases.splice(0)) await superuser.unsafe(`drop database ${name} with (force)`);
});
afterAll(async () => {
  await owner.end({ timeout: 1 });
  await superuser.end({ timeout: 1 });
  rmSync(folder, { recursive: true, force: true });
});

const takenOut = async () => {
  const target = join(folder, randomUUID());
  await exportTenant({ slug, folder: target, ownerUrl: ownerUrl(), store });
  return target;
};

/** A migrated one without a tenant. */
async function emptyDatabase(): Promise<string> {
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  await superuser.unsafe(`create database ${name} owner order_intake_owner`);
  databases.push(name);
  const url = new URL(ownerUrl());
  url.pathname = name;
  await migrateDatabase(url.toString(), testEnvironment.ENCRYPTION_KEY);
  return url.toString();
}

async function rowsOf(sql: postgres.Sql, table: string): Promise<unknown[]> {
  const key = table === 'tenants' ? 'id' : 'tenant_id';
  const rows = await sql`select * from ${sql(table)} where ${sql(key)} = ${tenantId}`;
  return [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function connectedTo(url: string): postgres.Sql {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  opened.push(sql);
  return sql;
}

// A database is made and filled each time, which a busy machine takes long for.
const patienceMs = 120_000;

it(
  'is taken out and put into another installation with all that it has, under the slug that is asked for',
  async () => {
    const from = await takenOut();
    const url = await emptyDatabase();
    const elsewhere = openAudioStore({ kind: 'files', folder: join(folder, 'elsewhere') });
    const { tables } = await importTenant({ folder: from, slug: 'moved', ownerUrl: url, store: elsewhere });
    const there = connectedTo(url);
    for (const { name, rows } of tables) {
      const held = await rowsOf(owner, name);
      expect([name, (await rowsOf(there, name)).length]).toEqual([name, held.length]);
      expect(rows).toBe(held.length);
    }
    for (const table of ['orders', 'order_lines', 'customers', 'products', 'audit_events', 'audit_links'])
      expect(await rowsOf(there, table)).toEqual(await rowsOf(owner, table));
    expect(tables.find(({ name }) => name === 'orders')?.rows).toBeGreaterThan(0);
    expect(await rowsOf(there, 'tenants')).toMatchObject([{ id: tenantId, slug: 'moved', erp_config: null }]);
    const voice = await elsewhere.open(`${tenantId}/voice.ogg`);
    expect(await new Response(voice?.stream).text()).toBe('OggS and what it holds');
  },
  patienceMs,
);

it(
  'is put into a new embedded installation, which is made by that, but for no folder that is no tenant',
  async () => {
    const from = await takenOut();
    const dataDir = join(folder, 'embedded');
    const kept = { ...process.env };
    onTestFinished(() => {
      process.env = kept;
    });
    Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: dataDir });
    await expect(openForImport(folder)).rejects.toThrow('it is no tenant taken out');
    expect(existsSync(dataDir)).toBe(false);
    const database = await openForImport(from);
    try {
      expect(await putIn({ folder: from, slug: 'moved' }, database)).toContain('as moved.');
      await expect(putIn({ folder: from, slug: undefined }, database)).rejects.toThrow(
        'holds the tenant moved',
      );
    } finally {
      await database.close();
    }
  },
  patienceMs,
);

it('takes no PIN, key or token along', async () => {
  const secrets = await owner<{ secret: string | null }[]>`
    select pin_hash as secret from users union all select key_hash from api_keys
    union all select access_token_sealed from messaging_channels union all select secret_sealed from webhook_endpoints
    union all select erp_config ->> 'agentPassword' from tenants`;
  const from = await takenOut();
  const text = readdirSync(join(from, 'tables')).map((name) =>
    readFileSync(join(from, 'tables', name), 'utf8'),
  );
  const known = secrets.flatMap(({ secret }) => secret ?? []);
  expect(known.length).toBeGreaterThan(3);
  for (const secret of known) expect(text.join('\n')).not.toContain(secret);
});

it.each([
  ['a manifest that is cut off', 'manifest.json', (text: string) => text.slice(0, -40), 'damaged'],
  ['a manifest that is gone', 'manifest.json', null, 'cannot be read'],
  [
    'a table that lacks a row',
    'tables/orders.jsonl',
    (text: string) => text.slice(text.indexOf('\n') + 1),
    'is not what',
  ],
  [
    'a table in which a figure differs',
    'tables/products.jsonl',
    (text: string) => text.replace(/\d/, '7x'),
    'is not what',
  ],
  ['a table that is gone', 'tables/customers.jsonl', null, 'cannot be read'],
  [
    'another release',
    'manifest.json',
    (text: string) => text.replace('"0000_tables"', '"0000_other"'),
    'release',
  ],
])(
  'stores nothing of %s',
  async (_name, file, change, words) => {
    const from = await takenOut();
    const path = join(from, file);
    if (change === null) rmSync(path);
    else writeFileSync(path, change(readFileSync(path, 'utf8')));
    const url = await emptyDatabase();
    await expect(importTenant({ folder: from, ownerUrl: url, store })).rejects.toThrow(words);
    expect(await rowsOf(connectedTo(url), 'tenants')).toEqual([]);
  },
  patienceMs,
);

it(
  'stores nothing, rows or recordings, when it breaks off at the end',
  async () => {
    const from = await takenOut();
    const url = await emptyDatabase();
    const kept = openAudioStore({ kind: 'files', folder: join(folder, 'full') });
    const full = {
      ...kept,
      put: async (...given: Parameters<typeof kept.put>) => {
        await kept.put(...given);
        throw new Error('the disk is full');
      },
    };
    await expect(importTenant({ folder: from, ownerUrl: url, store: full })).rejects.toThrow('full');
    expect(await rowsOf(connectedTo(url), 'tenants')).toEqual([]);
    expect(await kept.size(`${tenantId}/voice.ogg`)).toBeUndefined();
  },
  patienceMs,
);

it('is put only where no tenant is, and taken out only when nothing of it is under way', async () => {
  const from = await takenOut();
  await expect(importTenant({ folder: from, ownerUrl: ownerUrl(), store })).rejects.toThrow('already');
  await owner`insert into ledger (tenant_id, name, payload) values (${tenantId}, 'order/approved', '{}')`;
  await expect(takenOut()).rejects.toThrow('1 pieces of work are under way (order/approved)');
  await owner`delete from ledger where name = 'order/approved' and done_at is null`;
  await expect(
    exportTenant({ slug: 'nobody', folder: join(folder, 'none'), ownerUrl: ownerUrl(), store }),
  ).rejects.toThrow('There is no tenant "nobody".');
  await expect(exportTenant({ slug, folder: from, ownerUrl: ownerUrl(), store })).rejects.toThrow('empty');
});
