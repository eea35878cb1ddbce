import { setTimeout as sleep } from 'node:timers/promises';
import type { AwaitedPart } from '@/lib/health/readiness';
import { localUrl, untilHealthy } from './launch/local-health';
import type { Settings } from './launch/read-settings';
import { reportFault, say, timed } from './launch/report';
import { StopList } from './launch/stop-list';
import { type Program, signalSpreadsWithinMs, superviseProcess } from './launch/supervise-process';
import { whenLeftAlone } from './launch/when-left-alone';

export { readSettings } from './launch/read-settings';

/** What is to be launched, and how its processes are started. */
type Launch = { settings: Settings; programs: { service: Program; functions: Program } };

/**
 * Starts everything the service needs and the service, side by side, and stops it all in order when told to. Called
 * by scripts/start.mjs.
 */
export async function launch(what: Launch): Promise<void> {
  const { settings } = what;
  const started = new StopList();
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  const stop = (exitCode: number): Promise<void> => {
    if (!stopped) settings.lock?.announceEnd();
    stopping.abort();
    stopped ??= started.stopAll(say).then(() => process.exit(exitCode));
    return stopped;
  };
  const stopQuietly = (): void => {
    if (!stopped) say('stopping');
    void stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopQuietly);
  whenLeftAlone(stopQuietly);
  try {
    await start(started, what, stopping.signal, (reason) => {
      say(reason);
      void stop(1);
    });
  } catch (error) {
    await sleep(signalSpreadsWithinMs);
    // A stop in the middle of a start breaks it; that is no fault.
    if (!stopped) reportFault(error);
    await stop(1);
  }
}

async function start(
  started: StopList,
  { settings, programs }: Launch,
  stopping: AbortSignal,
  lost: (reason: string) => void,
): Promise<void> {
  const { env } = settings;
  started.add('data folder', () => settings.lock?.release());
  // Loaded only now, while the processes load what is theirs: they are told the addresses once these are known.
  const opening = import('./launch/open-parts').then(({ openParts }) => openParts(started, settings, lost));
  const register = async (url: string): Promise<void> => {
    await (await opening).functions.register(url, (news) => {
      service.tell({
        gone: news === 'failed' ? ['functions'] : [],
        // What was handed to a server that has forgotten it is handed over anew.
        ...(news === 'new' && { registeredAt: Date.now() }),
      });
    });
    service.tell({ gone: [] });
    arrived('functions');
  };
  const common = { environment: settings.environment, stopping, log: say };
  // In development the service itself runs the functions: it knows when their code has changed.
  const hasWorker = !settings.isDev;
  const isOurExecutor = settings.executor !== undefined;
  const service = superviseProcess({
    ...common,
    ...programs.service,
    name: 'the service',
    ...(!hasWorker && { onReady: () => register(localUrl(env)) }),
  });
  started.add('service', service.stop);
  // In a process of their own, so that reading messages keeps nobody waiting who is being answered.
  const worker = hasWorker
    ? superviseProcess({
        ...common,
        ...programs.functions,
        name: 'the process of the functions',
        // Another server knows the service's address only, which passes the calls on.
        onReady: (port) => {
          if (isOurExecutor) return register(`http://127.0.0.1:${port}`);
          service.tell({ functionsPort: port });
          return service.ready.then(() => register(localUrl(env)));
        },
        onEnd: () => service.tell({ gone: ['functions'], functionsPort: null }),
      })
    : undefined;
  if (worker) started.add('functions', worker.stop);

  const missing = new Set<AwaitedPart>(env.embedded ? ['functions', 'demo tenant'] : ['functions']);
  const arrived = (part: AwaitedPart): void => {
    missing.delete(part);
    service.tell({ missing: [...missing] });
  };
  service.tell({ missing: [...missing] });

  await Promise.all([
    opening.then(async (parts) => {
      for (const each of [service, worker]) each?.tell({ environment: parts.environment });
      await parts.seed();
      arrived('demo tenant');
    }),
    worker && timed('functions', () => worker.ready),
    timed('service', () => service.ready),
  ]);
  await untilHealthy(localUrl(env), stopping);
  if (!stopping.aborted) announce(settings, await (await opening).tell());
}

function announce({ env }: Settings, about: readonly string[]): void {
  // Counted from the start of the process: what the reader has waited for.
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`\n  Order Intake is ready after ${seconds} s: ${env.appUrl}`);
  for (const line of about) say(line);
  if (env.embedded) say(`Its data are in ${env.dataDir}. Stop with Ctrl-C.\n`);
}
