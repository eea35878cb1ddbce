import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { knownMigrations } from '@/db/backup/schema-level';
import lastRelease from '@/db/last-release.json';
import { migrationsFolder } from '@/db/migrate';
import { findHarm } from '@/db/testing/migrations/find-harm';

const files = readMigrationFiles({ migrationsFolder });
const names = await knownMigrations(migrationsFolder);
const released = names.indexOf(lastRelease.schema) + 1;

describe('the migrations', () => {
  it('are later one by one, for a database takes only what is later than its last', () => {
    const times = files.map(({ folderMillis }) => folderMillis);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });

  it('since the last release leave it its tables, and hold nobody up', async () => {
    const found: Record<string, string[]> = {};
    for (const [index, { sql }] of files.entries()) {
      const harm = index < released ? [] : await findHarm(sql);
      if (harm.length > 0) found[names[index] ?? ''] = harm;
    }
    expect(found).toEqual({});
  });
});
