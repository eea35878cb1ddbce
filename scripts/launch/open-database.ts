import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { findRestrictedUrls, migrateDatabase } from '@/db/migrate';
import { keepRunning } from './keep-running';
import { errorCode, LaunchError } from './launch-error.mjs';
import type { Settings } from './read-settings';

export type OpenDatabase = {
  ownerUrl: string;
  appUrl: string;
  systemUrl: string;
  /** Where an embedded server keeps its files. */
  folder?: string;
  /** Ends an embedded server; a database of one's own stays as it is. */
  close(): Promise<void>;
};

/** What is done on the opened database, as its owner, before the service may use it. */
export type Prepare = (ownerUrl: string, settings: Settings, tell: (line: string) => void) => Promise<void>;

const bringUpToDate: Prepare = (ownerUrl, { env, databaseUrl }, tell) =>
  migrateDatabase(ownerUrl, env.encryptionKey, { tell, sealsAnew: databaseUrl === undefined });

/**
 * Opens the configured database, or the embedded one, and brings its schema up to date. An embedded server that is
 * killed is started again; `lost` hears when that cannot be done. `prepare` may do something else. Throws LaunchError when it cannot be reached.
 */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
  lost: (reason: string) => void,
  prepare: Prepare = bringUpToDate,
): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl !== undefined)
    return { ...(await migrate(databaseUrl, settings, log, prepare)), close: async () => undefined };
  const { dataDir } = settings.env;
  const server = await startEmbeddedPostgres({ dataDir, log });
  if (server.adopted) log('the database was still running; it goes on');
  const kept = keepRunning(server, { start: () => startEmbeddedPostgres({ dataDir, log }), log, lost });
  try {
    return {
      ...(await migrate(server.url, settings, log, prepare)),
      folder: server.folder,
      close: kept.stop,
    };
  } catch (error) {
    // One that was running already may serve others.
    if (!server.adopted) await kept.stop();
    throw error;
  }
}

async function migrate(
  ownerUrl: string,
  settings: Settings,
  tell: (line: string) => void,
  prepare: Prepare,
): Promise<Omit<OpenDatabase, 'close' | 'folder'>> {
  try {
    await prepare(ownerUrl, settings, tell);
    return { ownerUrl, ...(await findRestrictedUrls(ownerUrl, settings.env.encryptionKey)) };
  } catch (error) {
    throw describeFault(error, ownerUrl);
  }
}

/** What a server says no to before it does anything, and what helps. */
const refusals: Record<string, (asked: { username: string; name: string }) => string> = {
  '3D000': ({ name }) => `has no database ${name}: create it, or name another in DATABASE_URL`,
  '28P01': ({ username }) => `does not take the password of ${username}: check it in DATABASE_URL`,
  '28000': ({ username, name }) =>
    `does not let ${username} in to ${name}: check the user in DATABASE_URL, and who may connect from here (pg_hba.conf)`,
  '42501': ({ username, name }) =>
    `gives ${username} too few rights on ${name}: DATABASE_URL names the owner of the database`,
  '53300': () => 'takes no more connections: end some, or raise its max_connections',
  '57P03': () => 'is starting or stopping: try again in a moment',
};

/** Connection faults are the reader's business; a migration that fails is ours and keeps its whole message. */
function describeFault(error: unknown, ownerUrl: string): unknown {
  const code = errorCode(error) ?? '';
  const { host, username, pathname } = new URL(ownerUrl);
  const name = decodeURIComponent(pathname.slice(1));
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT|CONNECTION)/.test(code)) {
    return new LaunchError(`The database at ${host} cannot be reached (${code}): check DATABASE_URL.`);
  }
  const refusal = refusals[code]?.({ username: decodeURIComponent(username), name });
  if (refusal !== undefined) return new LaunchError(`The database server at ${host} ${refusal}.`);
  return error;
}
