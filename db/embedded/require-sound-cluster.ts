import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { postgresMajor } from './find-binaries';

/** What every cluster has from its first moment on (PostgreSQL documentation, "Database File Layout"). */
const folders = [
  'base',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical',
  'pg_multixact',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
];
const files = ['PG_VERSION', 'postgresql.conf', 'pg_hba.conf', 'global/pg_control', 'global/pg_filenode.map'];
/** PG_CONTROL_FILE_SIZE, in bytes. */
const controlFileSize = 8192;

const remedy =
  'put the whole data folder back from a copy, or move it away and fill a new one with "npm run admin -- restore". Nothing was changed.';

interface Found {
  dataDir: string;
  /** The cluster's folder; undefined where there is none. */
  clusterDir: string | undefined;
  /** `postgres.json` as it is on the disk; undefined where there is none. */
  record: { port?: number | undefined } | undefined;
}

/**
 * Looks at a data folder before anything in it is changed. Throws EmbeddedPostgresError when a database that was there is
 * gone, is not whole, cannot be entered or belongs to another PostgreSQL. Where nothing was finished yet, all is well.
 */
export async function requireSoundCluster({ dataDir, clusterDir, record }: Found): Promise<void> {
  const content = clusterDir === undefined ? [] : await readdir(clusterDir);
  if (clusterDir === undefined || content.length === 0) {
    // The port is written down when the server has answered for the first time.
    if (record?.port === undefined) return;
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} is gone: ${remedy} To begin anew with nothing, remove ${join(dataDir, 'postgres.json')}.`,
    );
  }
  if (!record) {
    throw new EmbeddedPostgresError(
      `${join(dataDir, 'postgres.json')} is missing, which holds the passwords of the database beside it: restore the file, or ${remedy}`,
    );
  }
  const fault = await findFault(clusterDir);
  if (fault)
    throw new EmbeddedPostgresError(`The database in ${clusterDir} is damaged (${fault}): ${remedy}`);
  await requireSameMajor(clusterDir);
}

async function findFault(clusterDir: string): Promise<string | undefined> {
  for (const name of files) {
    const found = await stat(join(clusterDir, name)).catch(() => undefined);
    if (!found?.isFile()) return `${name} is missing`;
    if (found.size === 0) return `${name} is empty`;
    if (name === 'global/pg_control' && found.size !== controlFileSize)
      return `${name} has ${found.size} bytes`;
  }
  for (const name of folders) {
    if (!(await stat(join(clusterDir, name)).catch(() => undefined))?.isDirectory())
      return `the folder ${name} is missing`;
  }
  return undefined;
}

async function requireSameMajor(clusterDir: string): Promise<void> {
  const version = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+$/.test(version)) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} is damaged (PG_VERSION is no version): ${remedy}`,
    );
  }
  const ours = await postgresMajor();
  if (Number(version) === ours) return;
  const release = Number(version) > ours ? 'a newer' : 'an older';
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} is of PostgreSQL ${version}, and this release runs ${ours}: with ${release} release, which made it, write a backup ("npm run admin -- backup"); an older one can be restored here. Nothing was changed.`,
  );
}
