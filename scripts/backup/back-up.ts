import type postgres from 'postgres';
import { copyOut } from '@/db/backup/copy-table';
import { listStoredFiles } from '@/db/backup/list-stored-files';
import { listTables, type TableShape } from '@/db/backup/list-tables';
import { appliedMigrations } from '@/db/backup/schema-level';
import { migrationsFolder } from '@/db/migrate';
import type { AudioStore } from '@/lib/audio/audio-store';
import { keyFingerprint } from '@/lib/secrets';
import packageJson from '@/package.json';
import { type End, entryNames, type Manifest } from './archive-format';
import { type ArchiveWriter, createArchive } from './archive-writer';
import { openAsOwner } from './open-as-owner';

export interface BackupInput {
  file: string;
  ownerUrl: string;
  encryptionKey: string;
  store: AudioStore;
  /** The keys that an embedded installation made for itself, as they are kept. */
  secrets: Buffer | undefined;
  /** Hears of each table and of the files as they are written. */
  tell: (line: string) => void;
}

const partBytes = 4 * 1024 * 1024;

/**
 * Writes everything of the installation into one file, as it is at one moment; the service may run meanwhile. Throws
 * LaunchError when the file cannot be written or the owner may not read every row.
 */
export async function backUp(input: BackupInput): Promise<End & { missingFiles: string[] }> {
  const archive = await createArchive(input.file);
  const sql = openAsOwner(input.ownerUrl);
  try {
    return await sql.begin('isolation level repeatable read read only', (tx) => write(tx, archive, input));
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function write(
  tx: postgres.TransactionSql,
  archive: ArchiveWriter,
  { encryptionKey, secrets, store, tell }: BackupInput,
): Promise<End & { missingFiles: string[] }> {
  // A backup that lacks rows in silence would be worse than none.
  await tx`set local row_security = off`;
  const tables = await listTables(tx);
  const manifest: Manifest = {
    format: 'order-intake-backup',
    formatVersion: 1,
    productVersion: packageJson.version,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(tx, migrationsFolder),
    keyFingerprint: keyFingerprint(encryptionKey),
    tables,
  };
  await archive.add(entryNames.manifest, Buffer.from(JSON.stringify(manifest, null, 2)));
  if (secrets) await archive.add(entryNames.secrets, secrets);
  const rows: Record<string, number> = {};
  for (const table of tables) {
    rows[table.name] = await writeTable(tx, archive, table);
    tell(`${table.name.padEnd(22)} ${rows[table.name]} rows`);
  }
  const { files, missingFiles } = await writeFiles(await listStoredFiles(tx), archive, store, tell);
  await archive.finish({ rows, files });
  return { rows, files, missingFiles, sha256: '' };
}

/** Returns how many rows there were: each is one line, for line ends within values are escaped. */
async function writeTable(
  tx: postgres.TransactionSql,
  archive: ArchiveWriter,
  table: TableShape,
): Promise<number> {
  let rows = 0;
  let part = 0;
  let held: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    part += 1;
    await archive.add(entryNames.tablePart(table.name, part), Buffer.concat(held));
    held = [];
    bytes = 0;
  };
  for await (const piece of copyOut(tx, table)) {
    for (const byte of piece) if (byte === 10) rows += 1;
    held.push(piece);
    bytes += piece.length;
    if (bytes >= partBytes) await flush();
  }
  if (bytes > 0) await flush();
  return rows;
}

/** A file that is gone from the store does not keep the rest from being saved. */
async function writeFiles(
  keys: readonly string[],
  archive: ArchiveWriter,
  store: AudioStore,
  tell: (line: string) => void,
): Promise<{ files: number; missingFiles: string[] }> {
  const missingFiles: string[] = [];
  for (const [index, key] of keys.entries()) {
    const opened = await store.open(key);
    if (opened === undefined) missingFiles.push(key);
    else {
      const content = Buffer.from(await new Response(opened.stream).arrayBuffer());
      await archive.add(entryNames.recording(key), content);
    }
    if ((index + 1) % 100 === 0) tell(`${index + 1} of ${keys.length} recordings and files`);
  }
  tell(`${'recordings and files'.padEnd(22)} ${keys.length - missingFiles.length}`);
  return { files: keys.length - missingFiles.length, missingFiles };
}
