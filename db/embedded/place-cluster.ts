import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '@/lib/write-whole.mjs';
import { type Account, canPass, canReach } from './choose-account';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { type PostgresFolder, programPath } from './find-binaries';
import { stopServer } from './stop-server';

const systemFolder = '/var/lib/order-intake';

/**
 * Chooses the folder of a new cluster: inside the data folder, or under /var/lib when the account cannot get there
 * (a clone under /root, which only root may enter). A cluster found there belonged to a data folder that has been
 * removed, its password with it; it is set aside, not deleted.
 */
export async function placeCluster(
  dataDir: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  if (await canPass(account, dataDir)) return join(dataDir, 'postgres');
  const folder = await prepareFallback(dataDir);
  const clusterDir = join(folder, 'postgres');
  log(`the system user "postgres" may not enter ${dataDir}; the database is kept in ${folder}`);
  if (await stat(clusterDir).catch(() => undefined)) {
    const aside = `${clusterDir}.${new Date().toISOString().replaceAll(':', '-')}`;
    await stopServer(clusterDir);
    await rename(clusterDir, aside);
    log(`the database of an earlier, removed ${dataDir} was set aside as ${aside}`);
  }
  return clusterDir;
}

/**
 * Refuses a cluster outside the data folder that another data folder still claims: the data folder was copied, and
 * two launchers would write to one database. A data folder that was moved takes its cluster along.
 */
export async function claimCluster(dataDir: string, clusterDir: string): Promise<void> {
  if (dirname(clusterDir) === dataDir) return;
  const note = join(dirname(clusterDir), 'belongs-to');
  const owner = await readFile(note, 'utf8').catch(() => dataDir);
  if (owner !== dataDir && (await stat(join(owner, 'postgres.json')).catch(() => undefined))) {
    throw new EmbeddedPostgresError(
      `${dataDir} is a copy of ${owner} and names its database ${clusterDir}: remove ${join(dataDir, 'postgres.json')} to start with an empty one.`,
    );
  }
  writeWhole(note, dataDir, { mode: 0o644 });
}

/** The installation itself, or a copy of it under /var/lib when the account cannot read the original. */
export async function placeBinaries(
  folder: PostgresFolder,
  account: Account,
  log: (line: string) => void,
): Promise<PostgresFolder> {
  const needed = [programPath(folder, 'postgres'), join(folder, 'lib'), join(folder, 'share')];
  const reachable = await Promise.all(needed.map((path) => canReach(account, path)));
  if (reachable.every(Boolean)) return folder;
  const { size, mtimeMs } = await stat(programPath(folder, 'postgres'));
  const copy = join(await prepareFallback(`${folder} ${size} ${mtimeMs}`), 'native');
  const complete = join(copy, 'copied');
  if (!(await stat(complete).catch(() => undefined))) {
    log(`the system user "postgres" may not read ${folder}; copying it to ${copy}`);
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true, force: true });
    writeWhole(complete, folder, { mode: 0o644 });
  }
  return copy;
}

async function prepareFallback(key: string): Promise<string> {
  const folder = join(systemFolder, createHash('sha256').update(key).digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true });
  // Set apart from mkdir, whose mode the umask narrows.
  for (const path of [systemFolder, folder]) await chmod(path, 0o755);
  return realpath(folder);
}
