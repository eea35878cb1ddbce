import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { News } from '../serve/hear-launcher';
import { LaunchError } from './launch-error.mjs';

export type SupervisedProcess = {
  /** Resolves once it is ready and `onReady` has ended; rejects with LaunchError when it ends before it is ready. */
  ready: Promise<void>;
  /** Hands news to it, and to every process that takes its place. */
  tell(news: News): void;
  /** Asks it to finish what it is doing, and ends it when it has not after `boundMs`. */
  stop(boundMs: number): Promise<void>;
};

/** How a process of ours is started. */
export type Program = { script: string; execArgv: readonly string[] };

type Options = Program & {
  /** As people read it: `the service`. */
  name: string;
  environment: NodeJS.ProcessEnv;
  /** Aborted when everything is about to stop: from then on no end of a process is unexpected. */
  stopping: AbortSignal;
  /** Called with its port whenever it has become ready, so also after a crash. */
  onReady?: (port: number) => Promise<void>;
  /** Called when it has ended unexpectedly: until `onReady` nobody is there. */
  onEnd?: () => void;
  log: (line: string) => void;
};

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/**
 * A process that crashes by itself mostly does so while it starts, or at the first thing it is asked. One that has worked for
 * this long was ended by something else, and waiting would only keep people waiting; should it crash again and again, it
 * costs no more than a start every few seconds.
 */
const soundAfterMs = 2_000;
/** Ctrl-C reaches every process of a terminal: one of them may be gone before the launcher has heard of it. */
export const signalSpreadsWithinMs = 200;

/**
 * Runs a process of ours, whose script sends `{ready: true, port}`, and starts it again when it crashes: at once when it
 * had worked for a while, else after a pause that doubles from half a second.
 */
export function superviseProcess(options: Options): SupervisedProcess {
  const { name, stopping, log } = options;
  let isStopped = false;
  let told: News = {};
  let child = spawnProcess(options);
  let readySince: number | undefined;
  const ready = new Promise<void>((resolve, reject) => {
    const greet = async (port: number) => {
      readySince = Date.now();
      await options.onReady?.(port);
      resolve();
    };
    waitUntilReady(child, name)
      .then((port) => {
        void keepRunning(greet);
        return greet(port);
      })
      .catch(reject);
  });
  return {
    ready,
    tell(news) {
      told = { ...told, ...news };
      send(child, news);
    },
    async stop(boundMs) {
      isStopped = true;
      await stopProcess(child, boundMs);
    },
  };

  async function keepRunning(greet: (port: number) => Promise<void>): Promise<void> {
    let pauseMs = firstPauseMs;
    for (;;) {
      const how = await waitForExit(child);
      const wasSound = readySince !== undefined && Date.now() - readySince >= soundAfterMs;
      readySince = undefined;
      if (!isStopped && !stopping.aborted) options.onEnd?.();
      await sleep(signalSpreadsWithinMs);
      if (isStopped || stopping.aborted) return;
      const when = wasSound ? 'now' : `in ${pauseMs / 1000} s`;
      log(`${name} ended unexpectedly (${how}); starting it again ${when}`);
      if (!wasSound) await sleep(pauseMs);
      if (isStopped || stopping.aborted) return;
      pauseMs = wasSound ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      child = spawnProcess(options);
      send(child, told);
      waitUntilReady(child, name)
        .then(greet)
        .then(
          () => log(`${name} listens again`),
          (error: unknown) => log(error instanceof Error ? error.message : String(error)),
        );
    }
  }
}

function spawnProcess({ script, execArgv, environment }: Options): ChildProcess {
  // The channel is also how it learns that its launcher is gone.
  return spawn(process.execPath, [...execArgv, script], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** To a process that has just ended nothing can be said; the next one is told everything. */
function send(child: ChildProcess, news: News): void {
  if (child.connected) child.send(news, () => undefined);
}

async function waitUntilReady(child: ChildProcess, name: string): Promise<number> {
  const ready = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ready' in message)) return;
      resolve('port' in message ? Number(message.port) : 0);
    });
  });
  const ended = waitForExit(child).then((how) => {
    throw new LaunchError(`While starting, ${name} ended (${how}); what it said is above.`);
  });
  return Promise.race([ready, ended]);
}

async function waitForExit(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit').catch(() => undefined);
  return child.signalCode ?? `code ${child.exitCode}`;
}

async function stopProcess(child: ChildProcess, boundMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.disconnect();
  else child.kill('SIGTERM');
  const bound = setTimeout(() => child.kill('SIGKILL'), boundMs);
  await waitForExit(child);
  clearTimeout(bound);
}
