import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.mjs';
import { type DataDirLock, lockDataDir } from './lock-data-dir.mjs';
import { openDatabase, type Prepare } from './open-database';
import { readSettings } from './read-settings';
import { dataDirOf } from './take-place.mjs';

export interface AdminDatabase {
  ownerUrl: string;
  close(): Promise<void>;
}

/**
 * Opens the database for a command of the operator, be the service running or not, and gives this process the
 * environment that the business reads. An embedded server is stopped at the end if nobody else uses it. `takeDataDir` may
 * insist on having the folder for itself.
 */
export async function openAdminDatabase(
  takeDataDir: Parameters<typeof readSettings>[1]['takeDataDir'] = lockUnlessRunning,
  prepare?: Prepare,
): Promise<AdminDatabase> {
  if (takeDataDir === lockUnlessRunning) requireInstallation(process.env);
  let lock: DataDirLock | undefined;
  const take = (dataDir: string) => {
    lock = takeDataDir(dataDir);
    return lock;
  };
  // However the command ends, and be it before anything is open.
  process.once('exit', () => lock?.release());
  const settings = readSettings(process.env, { isDev: false, takeDataDir: take });
  const say = (line: string) => console.error(line);
  const database = await openDatabase(settings, () => undefined, say, prepare);
  Object.assign(process.env, settings.environment, {
    DATABASE_APP_URL: database.appUrl,
    DATABASE_SYSTEM_URL: database.systemUrl,
  });
  return {
    ownerUrl: database.ownerUrl,
    close: async () => {
      if (settings.lock) await database.close();
      settings.lock?.release();
    },
  };
}

/**
 * Throws LaunchError where there is neither an address nor an embedded database: the command would make a new, empty one,
 * and say that all is well.
 */
function requireInstallation(source: NodeJS.ProcessEnv): void {
  if (source.DATABASE_URL?.trim()) return;
  const dataDir = dataDirOf(source);
  if (['postgres.json', 'postgres'].some((name) => existsSync(join(dataDir, name)))) return;
  throw new LaunchError(
    `There is no database in ${dataDir}, and DATABASE_URL is not set: set it to the database that the command is for, or DATA_DIR to the folder of an embedded installation. Nothing was changed.`,
  );
}

/** The service that holds the folder runs the database as well. */
function lockUnlessRunning(dataDir: string) {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof LaunchError && error.reason === 'in use') return undefined;
    throw error;
  }
}
