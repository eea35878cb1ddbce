import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type postgres from 'postgres';
import { advanceSequences } from '@/db/backup/advance-sequences';
import { copyIn, withoutTriggers } from '@/db/backup/copy-table';
import type { TableShape } from '@/db/backup/list-tables';
import { knownMigrations, withMigrationsUpTo } from '@/db/backup/schema-level';
import { migrateDatabase, migrationsFolder } from '@/db/migrate';
import type { AudioStore } from '@/lib/audio/audio-store';
import { keyFingerprint } from '@/lib/secrets';
import { LaunchError } from '../launch/launch-error.mjs';
import { type End, entryOf, type Manifest } from './archive-format';
import { readEntries } from './archive-reader';
import { openAsOwner } from './open-as-owner';

export interface RestoreInput {
  file: string;
  ownerUrl: string;
  encryptionKey: string;
  store: AudioStore;
  tell: (line: string) => void;
}

/**
 * Fills an empty installation with what a backup holds, and brings its schema up to this release's. The whole file is
 * checked before anything is touched. The copy keeps quiet until it takes over (see take-over.ts). Throws LaunchError, with nothing restored, when the backup is damaged, is a newer
 * release's, needs another ENCRYPTION_KEY, or the installation holds a tenant or is in use.
 */
export async function restore(input: RestoreInput): Promise<End> {
  const { file, ownerUrl, encryptionKey, tell } = input;
  const { manifest, end } = await check(file);
  await refuseUnlessFitting(manifest, encryptionKey);
  tell(`the backup of ${manifest.madeAt} is complete`);
  const sql = openAsOwner(ownerUrl);
  try {
    await refuseUnlessEmpty(sql);
    await sql`drop schema public cascade`;
    await sql`drop schema if exists drizzle cascade`;
    await sql`create schema public`;
    await withMigrationsUpTo(migrationsFolder, manifest.migrations.length, (folder) =>
      migrateDatabase(ownerUrl, encryptionKey, { folder }),
    );
    await sql.begin((tx) => fill(tx, manifest, input));
  } finally {
    await sql.end({ timeout: 1 });
  }
  await migrateDatabase(ownerUrl, encryptionKey);
  return end;
}

async function check(file: string): Promise<{ manifest: Manifest; end: End }> {
  const entries = readEntries(file);
  for (;;) {
    const next = await entries.next();
    if (next.done) return next.value;
  }
}

async function refuseUnlessFitting(manifest: Manifest, encryptionKey: string): Promise<void> {
  const known = await knownMigrations(migrationsFolder);
  const stranger = manifest.migrations.find((name, index) => known[index] !== name);
  if (stranger !== undefined) {
    throw new LaunchError(
      `The backup was made by a newer release (version ${manifest.productVersion}, schema ${manifest.migrations.at(-1)}); this one knows the schema up to ${known.at(-1)}. Install that release, then restore.`,
    );
  }
  if (manifest.keyFingerprint !== keyFingerprint(encryptionKey)) {
    throw new LaunchError(
      'The backup belongs to another ENCRYPTION_KEY: without it the stored passwords and tokens cannot be read. Set ENCRYPTION_KEY to the one that was in use when it was made; in embedded mode restore into a new data folder (DATA_DIR).',
    );
  }
}

async function refuseUnlessEmpty(sql: postgres.Sql): Promise<void> {
  const [found] = await sql`select to_regclass('public.tenants') is not null as "hasTables"`;
  if (!found?.hasTables) return;
  const [tenant] = await sql`select slug from tenants order by created_at limit 1`;
  if (tenant) {
    throw new LaunchError(
      `The database holds the tenant ${tenant.slug} already; a backup is restored into an empty installation. Name another database (DATABASE_URL), or another data folder (DATA_DIR).`,
    );
  }
  const [used] = await sql`select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'order-intake' and pid <> pg_backend_pid()`;
  if (used?.connections > 0) throw new LaunchError('The service is running on this database: stop it first.');
}

/** All rows in one transaction: a restore that breaks off leaves the database as empty as it was. */
async function fill(
  tx: postgres.TransactionSql,
  manifest: Manifest,
  { file, store, tell }: RestoreInput,
): Promise<void> {
  const shapes = new Map(manifest.tables.map((table) => [table.name, table]));
  await withoutTriggers(tx, manifest.tables, async () => {
    // What migrations put there is in the backup as well.
    for (const { name } of [...manifest.tables].reverse()) await tx`delete from ${tx(name)}`;
    let open: { table: TableShape; stream: Writable } | undefined;
    const close = async () => {
      if (!open) return;
      const { table, stream } = open;
      open = undefined;
      stream.end();
      await finished(stream);
      tell(`${table.name} restored`);
    };
    let files = 0;
    for await (const { name, content } of readEntries(file)) {
      const entry = entryOf(name);
      if (entry?.kind === 'table') {
        const table = shapes.get(entry.table);
        if (!table) throw new LaunchError(`${file} holds a table that its manifest does not name: ${name}.`);
        if (open?.table !== table) {
          await close();
          open = { table, stream: await copyIn(tx, table) };
        }
        if (!open.stream.write(content)) await once(open.stream, 'drain');
      } else if (entry?.kind === 'recording') {
        await close();
        await store.put(entry.key, content, contentTypeOf(entry.key));
        files += 1;
        if (files % 100 === 0) tell(`${files} recordings and files restored`);
      }
    }
    await close();
    await keepQuiet(tx, manifest);
    await advanceSequences(tx);
  });
}

/** The installation that was backed up may be at work: this one sends nothing until an operator has it take over. */
async function keepQuiet(tx: postgres.TransactionSql, { madeAt }: Manifest): Promise<void> {
  // A backup of before there was such a table; its migration finds it made.
  await tx`create table if not exists restored_copies (
    restored_at timestamptz(3) primary key, made_at timestamptz(3) not null, taken_over_at timestamptz(3))`;
  await tx`delete from restored_copies`;
  await tx`insert into restored_copies (restored_at, made_at) values (now(), ${madeAt})`;
}

/** Stores that keep a type (S3) get one; the product goes by its own rows. */
function contentTypeOf(key: string): string {
  if (key.endsWith('.ogg')) return 'audio/ogg';
  return key.endsWith('.webm') ? 'audio/webm' : 'application/octet-stream';
}
