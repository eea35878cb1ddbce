import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './choose-account';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { type PostgresFolder, programEnvironment, programPath } from './find-binaries';

type Settings = {
  binaries: PostgresFolder;
  clusterDir: string;
  account: Account;
  superuserPassword: string;
  fsync: boolean;
};

/**
 * Creates the cluster unless it is there: UTF-8, PostgreSQL's own C.UTF-8 locale (the same on every machine),
 * passwords by scram. It is made beside its place and moved in at the end, so that a start killed half-way leaves
 * nothing that looks like a database.
 */
export async function initCluster(settings: Settings): Promise<void> {
  const { clusterDir, account } = settings;
  if (await stat(join(clusterDir, 'PG_VERSION')).catch(() => undefined)) return;
  const draft = `${clusterDir}.new-${process.pid}`;
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  await mkdir(dirname(clusterDir), { recursive: true });
  await removeDrafts(clusterDir);
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(passwordFile, settings.superuserPassword, { mode: 0o600 });
    if (account) for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid);
    await runInitdb(settings, draft, cluster, passwordFile);
    await rename(cluster, clusterDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Those of starts that were killed, whose initdb may still be writing; a process of the same number may be one of them. */
async function removeDrafts(clusterDir: string): Promise<void> {
  const folder = dirname(clusterDir);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function runInitdb(
  settings: Settings,
  draft: string,
  cluster: string,
  passwordFile: string,
): Promise<void> {
  const args = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(settings.fsync ? [] : ['--no-sync']),
  ];
  try {
    const options = { cwd: draft, env: programEnvironment(), ...settings.account };
    await promisify(execFile)(programPath(settings.binaries, 'initdb'), args, options);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its data folder ${settings.clusterDir}: ${said}`,
    );
  }
}
