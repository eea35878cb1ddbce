import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { listStoredFiles } from '@/db/backup/list-stored-files';
import { listTables, type TableShape } from '@/db/backup/list-tables';
import { appliedMigrations } from '@/db/backup/schema-level';
import { migrationsFolder } from '@/db/migrate';
import type { AudioStore } from '@/lib/audio/audio-store';
import { writeWhole } from '@/lib/write-whole.mjs';
import packageJson from '@/package.json';
import { openAsOwner } from '../backup/open-as-owner';
import { errorCode, LaunchError } from '../launch/launch-error.mjs';
import {
  manifestName,
  recordingFile,
  secretColumns,
  type TenantManifest,
  tableFile,
  tablesLeftOut,
  wordsOfLeftOut,
} from './tenant-format';

interface TenantExport {
  slug: string;
  /** Made, or empty. */
  folder: string;
  ownerUrl: string;
  store: AudioStore;
}

/**
 * Writes all that one tenant has into a folder, as it is at one moment, without secrets. Returns the manifest, and the keys
 * of recordings that the store lacks. Throws LaunchError, with nothing left in the folder, for an unknown tenant, a folder
 * that holds something, and while work is under way that two installations would do twice.
 */
export async function exportTenant(
  input: TenantExport,
): Promise<{ manifest: TenantManifest; missing: string[] }> {
  await takeFolder(input.folder);
  const sql = openAsOwner(input.ownerUrl);
  try {
    return await sql.begin('isolation level repeatable read read only', (tx) => write(tx, input));
  } catch (error) {
    for (const name of await readdir(input.folder))
      await rm(join(input.folder, name), { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function takeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new LaunchError(`${folder} cannot be written (${errorCode(error)}).`);
  }
  throw new LaunchError(`${folder} holds something already; name an empty folder.`);
}

async function write(tx: postgres.TransactionSql, { slug, folder, store }: TenantExport) {
  await tx`set local row_security = off`;
  const [tenant] = await tx<
    TenantManifest['tenant'][]
  >`select id, slug, name from tenants where slug = ${slug}`;
  if (!tenant) throw new LaunchError(`There is no tenant "${slug}".`);
  await refuseWhileAtWork(tx, tenant.id);
  const tables: TenantManifest['tables'] = [];
  for (const table of await listTables(tx)) {
    if (tablesLeftOut.includes(table.name)) continue;
    const owner = table.name === 'tenants' ? 'id' : 'tenant_id';
    if (!table.columns.includes(owner)) continue;
    const rows = rowsOf(tx, table, { owner, tenantId: tenant.id });
    tables.push({ ...table, ...(await writeLines(join(folder, tableFile(table.name)), rows)) });
  }
  const keys = (await listStoredFiles(tx)).filter((key) => key.startsWith(`${tenant.id}/`));
  const { recordings, missing } = await writeRecordings(keys, folder, store);
  const manifest: TenantManifest = {
    ...{ format: 'order-intake-tenant', formatVersion: 1, productVersion: packageJson.version },
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(tx, migrationsFolder),
    ...{ tenant, tables, recordings, leftOut: wordsOfLeftOut },
  };
  writeWhole(join(folder, manifestName), JSON.stringify(manifest, null, 2), { isNew: true });
  return { manifest, missing };
}

/** Owed work stays behind; but of a message that is being read or an order on its way to the ERP nothing may be lost. */
async function refuseWhileAtWork(tx: postgres.TransactionSql, tenantId: string): Promise<void> {
  const [owed] = await tx<{ pieces: number; names: string }[]>`
    select count(*)::int as pieces, string_agg(distinct name, ', ') as names from ledger
    where tenant_id = ${tenantId} and done_at is null and failed_at is null
      and name not in ('event/recorded', 'webhook/delivery.due', 'retention/due', 'erp/read.due', 'recordings/unwanted')`;
  if (!owed || owed.pieces === 0) return;
  throw new LaunchError(
    `${owed.pieces} pieces of work are under way (${owed.names}). Let the service finish them, then take the tenant out.`,
  );
}

async function* rowsOf(
  tx: postgres.TransactionSql,
  { name, columns }: TableShape,
  { owner, tenantId }: { owner: string; tenantId: string },
): AsyncGenerator<string> {
  const shown = columns.map((column) => {
    const secret = secretColumns[name]?.[column];
    return secret === undefined ? `"${column}"` : `${secret} as "${column}"`;
  });
  const rows = tx.unsafe<{ line: string }[]>(
    `select row_to_json(kept)::text as line from (select ${shown.join(', ')} from "${name}" where "${owner}" = $1) kept`,
    [tenantId],
  );
  for await (const batch of rows.cursor(1_000)) for (const { line } of batch) yield `${line}\n`;
}

async function writeLines(
  file: string,
  lines: AsyncGenerator<string>,
): Promise<{ rows: number; sha256: string }> {
  let rows = 0;
  const hash = createHash('sha256');
  const counted = async function* () {
    for await (const line of lines) {
      rows += 1;
      hash.update(line);
      yield line;
    }
  };
  await writeTo(file, Readable.from(counted()));
  return { rows, sha256: hash.digest('hex') };
}

async function writeRecordings(keys: readonly string[], folder: string, store: AudioStore) {
  const recordings: TenantManifest['recordings'] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const opened = await store.open(key);
    if (!opened) {
      missing.push(key);
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = counting(opened.stream, hash, (more) => {
      bytes += more;
    });
    await writeTo(join(folder, recordingFile(key)), Readable.from(counted));
    recordings.push({ key, bytes, sha256: hash.digest('hex') });
  }
  return { recordings, missing };
}

async function* counting(
  stream: ReadableStream<Uint8Array>,
  hash: Hash,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    hash.update(chunk);
    count(chunk.length);
    yield chunk;
  }
}

async function writeTo(file: string, content: Readable): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
