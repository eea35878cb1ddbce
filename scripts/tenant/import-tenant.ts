import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { advanceSequences } from '@/db/backup/advance-sequences';
import { withoutTriggers } from '@/db/backup/copy-table';
import { listTables } from '@/db/backup/list-tables';
import { knownMigrations } from '@/db/backup/schema-level';
import { migrationsFolder } from '@/db/migrate';
import { type AudioStore, assertAudioKey } from '@/lib/audio/audio-store';
import { hashPin } from '@/lib/auth/pin';
import { openAsOwner } from '../backup/open-as-owner';
import { LaunchError } from '../launch/launch-error.mjs';
import {
  checksum,
  manifestName,
  recordingFile,
  type TenantManifest,
  tableFile,
  tenantManifest,
} from './tenant-format';

interface TenantImport {
  folder: string;
  /** What people type at sign-in; the exported tenant's own without it. */
  slug?: string | undefined;
  ownerUrl: string;
  store: AudioStore;
}

type Table = TenantManifest['tables'][number];

/**
 * Puts a tenant that was taken out elsewhere into an installation that has none, with the ids that it had. Everything is
 * checked first, and stored as a whole or not at all. Throws LaunchError when the folder is not what its manifest says,
 * another release made it, or the installation has a tenant.
 */
export async function importTenant({ folder, slug, ownerUrl, store }: TenantImport): Promise<TenantManifest> {
  const manifest = await readManifest(folder);
  await refuseOtherRelease(manifest);
  for (const table of manifest.tables) await checkTable(folder, table);
  for (const recording of manifest.recordings) await readRecording(folder, recording);
  const sql = openAsOwner(ownerUrl);
  const put: string[] = [];
  try {
    await sql.begin(async (tx) => {
      await tx`set local row_security = off`;
      await refuseUnlessEmpty(tx);
      await refuseOtherShape(tx, manifest.tables);
      await withoutTriggers(tx, manifest.tables, async () => {
        for (const table of manifest.tables) await fill(tx, folder, table);
        await tx`update users set pin_hash = ${await pinOfNobody()}`;
        if (slug !== undefined) await tx`update tenants set slug = ${slug}`;
      });
      await advanceSequences(tx);
      for (const recording of manifest.recordings) {
        put.push(recording.key);
        const content = await readRecording(folder, recording);
        await store.put(recording.key, content, 'application/octet-stream');
      }
    });
  } catch (error) {
    for (const key of put) await store.remove(key);
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
  return manifest;
}

/** Nobody signs in with it; an empty one could not be compared with. */
const pinOfNobody = () => hashPin(randomBytes(24).toString('hex'));

/** What the folder says it holds. Throws LaunchError when it is no tenant that was taken out. */
export async function readManifest(folder: string): Promise<TenantManifest> {
  const file = join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new LaunchError(`${file} cannot be read: it is no tenant taken out, or not all of it.`);
  const manifest = tenantManifest.safeParse(parsed(text));
  if (manifest.success) return manifest.data;
  const where = manifest.error.issues[0]?.path.join('.');
  throw new LaunchError(`${file} is damaged, or not of this kind${where ? ` (at ${where})` : ''}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function refuseOtherRelease({ migrations, productVersion }: TenantManifest): Promise<void> {
  const known = await knownMigrations(migrationsFolder);
  if (JSON.stringify(known) === JSON.stringify(migrations)) return;
  throw new LaunchError(
    `The tenant was taken out of version ${productVersion}, whose schema (${migrations.at(-1)}) is not this release's (${known.at(-1)}). Bring both installations to the same release.`,
  );
}

async function refuseUnlessEmpty(tx: postgres.TransactionSql): Promise<void> {
  const [tenant] = await tx<{ slug: string }[]>`select slug from tenants limit 1`;
  if (!tenant) return;
  throw new LaunchError(
    `The database holds the tenant ${tenant.slug} already; a tenant is put into an empty installation. Name another database (DATABASE_URL), or a data folder (DATA_DIR) that is new or empty.`,
  );
}

async function refuseOtherShape(tx: postgres.TransactionSql, tables: readonly Table[]): Promise<void> {
  const here = new Map((await listTables(tx)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables)
    if (!columns.every((column) => here.get(name)?.includes(column)))
      throw new LaunchError(`The manifest names a table that this release has not, or not so: ${name}.`);
}

async function checkTable(folder: string, { name, rows, sha256 }: Table): Promise<void> {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const chunk of createReadStream(join(folder, tableFile(name)))) {
      hash.update(chunk as Buffer);
      for (const byte of chunk as Buffer) if (byte === 10) found += 1;
    }
  } catch {
    throw new LaunchError(`${tableFile(name)} cannot be read; nothing was stored.`);
  }
  if (found !== rows || hash.digest('hex') !== sha256)
    throw new LaunchError(`${tableFile(name)} is not what the manifest says; nothing was stored.`);
}

async function readRecording(
  folder: string,
  { key, sha256 }: TenantManifest['recordings'][number],
): Promise<Buffer> {
  assertAudioKey(key);
  const content = await readFile(join(folder, recordingFile(key))).catch(() => undefined);
  if (content && checksum(content) === sha256) return content;
  throw new LaunchError(`${recordingFile(key)} is not what the manifest says; nothing was stored.`);
}

/** By one statement for a table, so that rows may refer to each other whichever comes first. */
async function fill(tx: postgres.TransactionSql, folder: string, { name, columns }: Table): Promise<void> {
  await tx`create temporary table incoming (line jsonb) on commit drop`;
  // As COPY's text form wants it; a line end within a value is escaped already.
  const escaped = async function* () {
    for await (const text of createReadStream(join(folder, tableFile(name)), 'utf8'))
      yield String(text).replaceAll('\\', '\\\\');
  };
  await pipeline(Readable.from(escaped()), await tx`copy incoming (line) from stdin`.writable());
  await tx`insert into ${tx(name)} (${tx(columns)}) overriding system value
    select ${tx(columns.map((column) => `kept.${column}`))}
    from incoming, jsonb_populate_record(null::${tx(name)}, line) kept`;
  await tx`drop table incoming`;
}
