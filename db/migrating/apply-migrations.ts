import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { UnfitDatabaseError } from '../unfit-database-error';

/** A file of db/migrations: its statements, and when it was made (`folderMillis`, ms), by which it is remembered. */
export type Migration = MigrationMeta;

export interface Patience {
  /** What a migration waits for a lock, for everybody else who wants the table waits behind it. */
  lockWaitMs: number;
  /** For how long it tries again, letting the others through in between. */
  totalMs: number;
}
export const usualPatience: Patience = { lockWaitMs: 1000, totalMs: 300_000 };

const pauseMs = 500;
/** lock_not_available, deadlock_detected */
const passing = ['55P03', '40P01'];
const leadingComments = /^(\s*--[^\n]*\n)*\s*/;
const concurrent = /^(create (unique )?index|drop index) concurrently\b/i;

/**
 * Applies what the database has not had, each migration as a whole, in its order. One that cannot have its locks at once
 * is tried again until `totalMs` are over; then UnfitDatabaseError is thrown. Those before it stay: the last release works
 * on each. Drizzle's own `migrate` does all in one transaction, which holds every lock to the end and allows no
 * CONCURRENTLY.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  migrations: readonly Migration[],
  tell: (line: string) => void,
  patience: Patience,
): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;
  const [row] = await sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`;
  const last: number = row?.last ?? 0;
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    const statements = migration.sql.filter((text) => text.replace(leadingComments, '') !== '');
    if (statements.some((text) => concurrent.test(text.replace(leadingComments, '')))) {
      await runBeside(sql, statements);
      await remember(sql, migration);
    } else await runAtOnce(sql, { ...migration, sql: statements }, tell, patience);
  }
}

async function runAtOnce(
  sql: postgres.Sql,
  migration: Migration,
  tell: (line: string) => void,
  { lockWaitMs, totalMs }: Patience,
): Promise<void> {
  const deadline = Date.now() + totalMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sql.begin(async (tx) => {
        await tx.unsafe(`set local lock_timeout = ${lockWaitMs}`);
        for (const text of migration.sql) await tx.unsafe(text);
        await remember(tx, migration);
      });
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || !passing.includes(error.code)) throw error;
      if (Date.now() > deadline) {
        throw new UnfitDatabaseError(
          `The schema could not be brought up to date, for others held its tables all the time (${error.message}): end long transactions (pg_stat_activity shows them), then start again. What was done so far stays.`,
        );
      }
    }
    if (attempt === 1) tell('a migration waits for others to let go of its tables');
    await sleep(pauseMs);
  }
}

/**
 * Outside of a transaction, beside everybody's work. A half-made index that an earlier attempt left would count as there,
 * and as nothing for queries.
 */
async function runBeside(sql: postgres.Sql, statements: readonly string[]): Promise<void> {
  const broken = await sql<{ name: string }[]>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisvalid and c.relnamespace = 'public'::regnamespace`;
  for (const { name } of broken) await sql`drop index concurrently if exists ${sql(name)}`;
  for (const text of statements) await sql.unsafe(text);
}

async function remember(
  sql: postgres.Sql | postgres.TransactionSql,
  { hash, folderMillis }: Migration,
): Promise<void> {
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
}
