import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownMigrations } from '@/db/backup/schema-level';
import lastRelease from '@/db/last-release.json';
import { migrationsFolder } from '@/db/migrate';
import { findBreaks } from '@/db/testing/last-release/find-breaks';
import queries from '@/db/testing/last-release/queries.json';
import type { ReleasedStatement } from '@/db/testing/last-release/try-statement';
import { ownerUrl } from '@/db/testing/test-database';

const statements: readonly ReleasedStatement[] = queries;
const restore: string[] = [];
let superuser: postgres.Sql;
beforeAll(() => {
  const url = new URL(inject('testDatabase').superuserUrl);
  url.pathname = new URL(ownerUrl()).pathname;
  superuser = postgres(url.toString(), { max: 1, onnotice: () => undefined });
});
afterEach(async () => {
  for (const statement of restore.splice(0)) await superuser.unsafe(statement);
});
afterAll(() => superuser.end({ timeout: 1 }));

describe('the last release', { timeout: 60_000 }, () => {
  it('has a schema that this one goes on from', async () => {
    expect(await knownMigrations(migrationsFolder)).toContain(lastRelease.schema);
  });

  it('goes on working while this one’s migrations are in and its program is not', async () => {
    expect(statements.length).toBeGreaterThan(500);
    expect(statements.filter(({ values }) => values).length).toBeGreaterThan(50);
    expect(await findBreaks(superuser, statements)).toEqual([]);
  });

  it.each([
    {
      change: 'a dropped column',
      by: 'alter table locations drop column warehouse_code',
      undo: 'alter table locations add column warehouse_code text',
      found: /column.*"warehouse_code".* does not exist/,
    },
    {
      change: 'a column that must be given and has no default',
      by: 'alter table locations add column region text not null',
      undo: 'alter table locations drop column region',
      found: /null value in column "region" of relation "locations" violates not-null/,
    },
    {
      change: 'a default that is gone',
      by: 'alter table locations alter column created_at drop default',
      undo: 'alter table locations alter column created_at set default now()',
      found: /null value in column "created_at" of relation "locations"/,
    },
    {
      change: 'a renamed table',
      by: 'alter table locations rename to places',
      undo: 'alter table places rename to locations',
      found: /relation "locations" does not exist/,
    },
    {
      change: 'a column of another type',
      by: 'alter table locations alter column code type varchar(64)',
      undo: 'alter table locations alter column code type text',
      found: /answers .*character varying.* for uuid/,
    },
    {
      change: 'a rule that rows used to break',
      by: `alter table locations add constraint short check (length(code) < 2)`,
      undo: 'alter table locations drop constraint short',
      found: /violates check constraint "short"/,
    },
    {
      change: 'a right that was taken away',
      by: 'revoke update on locations from order_intake_app',
      undo: 'grant update on locations to order_intake_app',
      found: /permission denied for table locations/,
    },
    {
      change: 'an index that an upsert relies on',
      by: 'alter table erp_reachability drop constraint erp_reachability_pkey',
      undo: 'alter table erp_reachability add primary key (tenant_id)',
      found: /no unique or exclusion constraint matching the ON CONFLICT/,
    },
  ])('would be seen to break by $change', async ({ by, undo, found }) => {
    const table = /table (\w+)|on (\w+)/.exec(by);
    const name = table?.[1] ?? table?.[2] ?? '';
    const concerned = statements.filter(({ text }) => text.includes(name));
    await superuser.unsafe(by);
    restore.push(undo);
    const breaks = await findBreaks(superuser, concerned);
    expect(breaks.filter((line) => found.test(line))).not.toEqual([]);
  });
});
