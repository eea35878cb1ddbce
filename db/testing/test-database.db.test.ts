import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { connections } from '@/db/client';
import { env } from '@/lib/env';
import { ownerUrl } from './test-database';

it('gives a test file an empty database with every migration', async () => {
  const owner = postgres(ownerUrl(), { max: 1 });
  const applied = await owner`select * from drizzle.__drizzle_migrations`;
  const [tenants] = await owner`select count(*)::int as rows from tenants`;
  await owner.end({ timeout: 1 });
  const files = (await readdir('db/migrations')).filter((name) => name.endsWith('.sql'));
  expect(applied).toHaveLength(files.length);
  expect(tenants).toEqual({ rows: 0 });
});

it('lets the service in only as roles that own nothing and bypass nothing', async () => {
  const facts = sql`select current_user as name, rolsuper, rolbypassrls, rolcreaterole,
    exists (select from pg_class where relowner = pg_roles.oid) as owns from pg_roles where rolname = current_user`;
  const harmless = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, owns: false };
  const { app, system } = connections();
  expect(await app.execute(facts)).toEqual([{ name: 'order_intake_app', ...harmless }]);
  expect(await system.execute(facts)).toEqual([{ name: 'order_intake_system', ...harmless }]);
});

it('gives a test file a data folder of its own', async () => {
  expect(await readdir(env().dataDir)).toEqual([]);
});
