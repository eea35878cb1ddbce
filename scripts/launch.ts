import { seedDemoTenant } from '@/db/seed/seed-demo-tenant';
import { lockDataDir } from './launch/lock-data-dir';
import { type OpenDatabase, openDatabase } from './launch/open-database';
import { readSettings, type Settings } from './launch/read-settings';
import { reportFault, say, timed } from './launch/report';
import { requireFreePort } from './launch/require-free-port';
import { type Functions, startFunctions } from './launch/start-functions';
import { type Sandboxes, startSandboxes } from './launch/start-sandboxes';
import { StopList } from './launch/stop-list';
import { superviseProcess } from './launch/supervise-process';
import { whenLeftAlone } from './launch/when-left-alone';

/**
 * Starts everything the service needs, then the service, and stops it all in order when told to. Called by
 * scripts/start.mjs; `isDev` runs the service in development mode.
 */
export async function launch({ isDev }: { isDev: boolean }): Promise<void> {
  const started = new StopList();
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number): Promise<void> => {
    stopping ??= started.stopAll(say).then(() => process.exit(exitCode));
    return stopping;
  };
  const stopQuietly = (): void => {
    if (!stopping) say('stopping');
    void stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopQuietly);
  whenLeftAlone(stopQuietly);
  try {
    await start(started, isDev, (reason) => {
      say(reason);
      void stop(1);
    });
  } catch (error) {
    // A stop in the middle of a start breaks it; that is no fault.
    if (!stopping) reportFault(error);
    await stop(1);
  }
}

async function start(started: StopList, isDev: boolean, lost: (reason: string) => void): Promise<void> {
  const settings = readSettings(process.env, { isDev, takeDataDir: lockDataDir });
  started.add('data folder', () => settings.lock?.release());
  const { env } = settings;
  // The service of a launcher that was killed ends by itself, after the requests it is answering.
  await requireFreePort(env.host, env.port, settings.lock?.wasAbandoned ? 15_000 : 0);

  const [database, functions, sandboxes] = await Promise.all([
    started.open(
      'database',
      timed('database', () => openDatabase(settings, say, lost)),
    ),
    started.open('functions', startFunctions(settings, say)),
    env.embedded
      ? started.open(
          'sandboxes',
          timed('sandbox servers', () => startSandboxes(settings)),
        )
      : undefined,
  ]);

  const environment = {
    ...settings.environment,
    ...functions.environment,
    ...(sandboxes?.messagingApiUrl && { MESSAGING_API_URL: sandboxes.messagingApiUrl }),
    DATABASE_APP_URL: database.appUrl,
    DATABASE_SYSTEM_URL: database.systemUrl,
  };
  const localUrl = `http://${env.host === '0.0.0.0' ? '127.0.0.1' : env.host}:${env.port}`;
  // In development the service itself runs them: it knows when their code has changed.
  const hasWorker = settings.executor !== undefined && !isDev;
  await Promise.all([
    sandboxes && timed('demo tenant', () => seed(settings, database, sandboxes)),
    hasWorker && timed('functions', () => startWorker(started, functions, environment)),
    timed('service', async () => {
      const onReady = async () => {
        if (!hasWorker) await functions.register(localUrl);
      };
      const script = 'scripts/serve.ts';
      const server = superviseProcess({ name: 'the service', script, environment, onReady, log: say });
      started.add('service', server.stop);
      await server.ready;
    }),
  ]);
  announce(settings);
}

/** The functions in a process of their own, so that reading messages keeps nobody waiting who is being answered. */
async function startWorker(
  started: StopList,
  functions: Functions,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const worker = superviseProcess({
    name: 'the process of the functions',
    script: 'scripts/work.ts',
    environment,
    onReady: (port) => functions.register(`http://127.0.0.1:${port}`),
    log: say,
  });
  started.add('functions', worker.stop);
  await worker.ready;
}

async function seed({ env }: Settings, database: OpenDatabase, sandboxes: Sandboxes): Promise<void> {
  await seedDemoTenant({
    ownerUrl: database.ownerUrl,
    encryptionKey: env.encryptionKey,
    dataDir: env.dataDir,
    ...(env.s3 && { audio: { kind: 's3', ...env.s3 } }),
    erpEndpoint: sandboxes.erp.endpoint,
    agentCode: sandboxes.erp.agentCode,
    agentPassword: sandboxes.erp.agentPassword,
    messagingPhoneNumberId: env.messaging.phoneNumberId ?? '100000000000001',
    messagingAccessToken: sandboxes.messagingAccessToken,
  });
}

function announce({ env }: Settings): void {
  // Counted from the start of the process: what the reader has waited for.
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`\n  Order Intake is ready after ${seconds} s: ${env.appUrl}`);
  if (!env.embedded) return;
  say('Sign in to the tenant demo as manager with PIN 246810, or as clerk with PIN 135790.');
  say(`Its data are in ${env.dataDir}. Stop with Ctrl-C.\n`);
}
