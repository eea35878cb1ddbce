import { type Env, EnvError, isInngestDev, readEnv } from '@/lib/env';
import { deriveSecret, keepSecrets } from './keep-secrets';
import type { DataDirLock } from './lock-data-dir.mjs';
import { requireKeptSecrets } from './require-kept-secrets';
import { dataDirOf } from './take-place.mjs';

export type Settings = {
  env: Env;
  /** For the service's process; the addresses of what is still to be started are missing. */
  environment: NodeJS.ProcessEnv;
  isDev: boolean;
  /** The owner's address of a database of one's own; undefined in embedded mode. */
  databaseUrl: string | undefined;
  /** The functions run on our own executor, with these keys. */
  executor: { eventKey: string; signingKey: string } | undefined;
  /** The data folder is ours; only in embedded mode, for instances on several machines may share one. */
  lock: DataDirLock | undefined;
};

type Options = { isDev: boolean; takeDataDir: (dataDir: string) => DataDirLock | undefined };

/** Takes the place of addresses that are known only once their servers run; never connected to. */
const pending = 'postgres://pending.invalid/order_intake';

/**
 * Reads what the launcher was told, takes the data folder in embedded mode and completes the rest. Throws EnvError
 * with every fault, or LaunchError.
 */
export function readSettings(source: NodeJS.ProcessEnv, { isDev, takeDataDir }: Options): Settings {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
  const { DATABASE_URL: databaseUrl, ...rest } = given;
  const environment: NodeJS.ProcessEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    ...rest,
    NODE_ENV: isDev ? 'development' : 'production',
  };
  const isEmbedded = databaseUrl === undefined;
  environment.EMBEDDED = String(isEmbedded);
  environment.DATABASE_APP_URL = pending;
  environment.DATABASE_SYSTEM_URL = pending;
  let lock: DataDirLock | undefined;
  if (isEmbedded) {
    const dataDir = dataDirOf(environment);
    lock = takeDataDir(dataDir);
    requireKeptSecrets(dataDir, environment.ENCRYPTION_KEY);
    Object.assign(environment, {
      ...keepSecrets(dataDir),
      ...environment,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
    });
  }
  const env = validate(environment, databaseUrl);
  // The service is not to know it.
  delete environment.ENCRYPTION_KEY_PREVIOUS;
  Object.assign(environment, {
    PORT: String(env.port),
    HOST: env.host,
    DATA_DIR: env.dataDir,
    APP_URL: env.appUrl,
    // next-auth reads these two by itself.
    NEXTAUTH_URL: env.appUrl,
    NEXTAUTH_SECRET: env.authSecret,
  });
  return { env, environment, isDev, databaseUrl, executor: chooseExecutor(env), lock };
}

/** The database's owner is the launcher's own business; its fault belongs into the same table nevertheless. */
function validate(environment: NodeJS.ProcessEnv, databaseUrl: string | undefined): Env {
  const isUsable = databaseUrl === undefined || /^postgres(ql)?:\/\/.+/.test(databaseUrl);
  const own = isUsable
    ? []
    : [{ variable: 'DATABASE_URL', message: 'must be an address beginning with postgres://' }];
  try {
    const env = readEnv(environment);
    if (own.length === 0) return env;
  } catch (error) {
    if (error instanceof EnvError) throw new EnvError([...own, ...error.faults]);
    throw error;
  }
  throw new EnvError(own);
}

function chooseExecutor(env: Env): Settings['executor'] {
  const { baseUrl, eventKey, dev } = env.inngest;
  if (baseUrl || eventKey || isInngestDev(dev)) return undefined;
  return {
    eventKey: deriveSecret(env.encryptionKey, 'event key'),
    signingKey: `signkey-embedded-${deriveSecret(env.encryptionKey, 'signing key')}`,
  };
}
