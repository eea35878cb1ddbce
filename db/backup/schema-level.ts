import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { z } from 'zod';
import { UnfitDatabaseError } from '../unfit-database-error';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journalFile = join('meta', '_journal.json');

async function readJournal(folder: string) {
  return journalSchema.parse(JSON.parse(await readFile(join(folder, journalFile), 'utf8')));
}

/** The names of all migrations this release knows, in their order. */
export async function knownMigrations(folder: string): Promise<string[]> {
  return (await readJournal(folder)).entries.map(({ tag }) => tag);
}

/** The names of those that a database has had. Throws UnfitDatabaseError when it has had some that are not known. */
export async function appliedMigrations(sql: postgres.TransactionSql, folder: string): Promise<string[]> {
  const [counted] = await sql`select count(*)::int as applied from drizzle.__drizzle_migrations`;
  const known = await knownMigrations(folder);
  if (counted?.applied > known.length) {
    throw new UnfitDatabaseError(
      'The schema is a newer release’s, which this one cannot name in a backup: back up with that release.',
    );
  }
  return known.slice(0, counted?.applied);
}

/** Calls `work` with a folder that holds the first `count` migrations only: a schema as an earlier release had it. */
export async function withMigrationsUpTo<T>(
  folder: string,
  count: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'order-intake-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    const journal = await readJournal(copy);
    const entries = journal.entries.slice(0, count);
    await writeFile(join(copy, journalFile), JSON.stringify({ ...journal, entries }));
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
