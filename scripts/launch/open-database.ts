import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { migrateDatabase, restrictedUrls } from '@/db/migrate';
import { errorCode, LaunchError } from './launch-error.mjs';
import type { Settings } from './read-settings';

export type OpenDatabase = {
  ownerUrl: string;
  appUrl: string;
  systemUrl: string;
  /** Ends an embedded server; a database of one's own stays as it is. */
  close(): Promise<void>;
};

const firstPauseMs = 500;
const longestPauseMs = 5_000;

/**
 * Opens the configured database, or the embedded one, and brings its schema up to date. An embedded server that is
 * killed is started again, however often that takes; `lost` hears when it had to move to another port, where nobody
 * looks for it. Throws LaunchError when it cannot be reached.
 */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
  lost: (reason: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl !== undefined)
    return { ...(await migrate(databaseUrl, settings)), close: async () => undefined };
  const { dataDir } = settings.env;
  let server = await startEmbeddedPostgres({ dataDir, log });
  if (server.adopted) log('the database was still running; it goes on');
  let isClosing = false;
  let starting: Promise<EmbeddedPostgres> | undefined;
  const keepRunning = async (watched: EmbeddedPostgres): Promise<void> => {
    await watched.gone;
    if (isClosing) return;
    log('the database ended unexpectedly; starting it again');
    const again = await startAgain();
    if (!again) return;
    server = again;
    if (server.url !== watched.url) throw new LaunchError('The database had to take another port.');
    return keepRunning(server);
  };
  // What kept it from starting passes: a full disk, a second kill while it recovers. Messages wait at the platform.
  const startAgain = async (): Promise<EmbeddedPostgres | undefined> => {
    for (let pauseMs = firstPauseMs; !isClosing; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        starting = startEmbeddedPostgres({ dataDir, log });
        return await starting;
      } catch (error) {
        log(`${error instanceof Error ? error.message : error}; trying again in ${pauseMs / 1000} s`);
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
    return undefined;
  };
  keepRunning(server).catch((error: unknown) => lost(error instanceof Error ? error.message : String(error)));
  const close = async () => {
    isClosing = true;
    await starting?.catch(() => undefined);
    await server.stop();
  };
  try {
    return { ...(await migrate(server.url, settings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function migrate(ownerUrl: string, { env }: Settings): Promise<Omit<OpenDatabase, 'close'>> {
  try {
    await migrateDatabase(ownerUrl, env.encryptionKey);
  } catch (error) {
    throw describeFault(error, ownerUrl);
  }
  return { ownerUrl, ...restrictedUrls(ownerUrl, env.encryptionKey) };
}

/** Connection faults are the reader's business; a migration that fails is ours and keeps its whole message. */
function describeFault(error: unknown, ownerUrl: string): unknown {
  const code = errorCode(error) ?? '';
  const { host, username, pathname } = new URL(ownerUrl);
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CONNECT|CONNECTION)/.test(code)) {
    return new LaunchError(`The database at ${host} cannot be reached (${code}): check DATABASE_URL.`);
  }
  if (code === '28P01' || code === '28000' || code === '3D000') {
    return new LaunchError(
      `The database at ${host} refuses ${username} for ${pathname.slice(1)}: check DATABASE_URL.`,
    );
  }
  return error;
}
