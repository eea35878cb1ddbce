import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './launch-error';

export type SupervisedProcess = {
  /** Resolves once it listens and `onReady` has ended; rejects with LaunchError when it ends before. */
  ready: Promise<void>;
  /** Asks it to finish what it is doing, and ends it after 20 s. */
  stop(): Promise<void>;
};

type Options = {
  /** As people read it: `the service`. */
  name: string;
  /** A script that sends `{ready: true, port}` when it listens. */
  script: string;
  environment: NodeJS.ProcessEnv;
  /** Called with its port whenever it has begun to listen, so also after a crash. */
  onReady: (port: number) => Promise<void>;
  log: (line: string) => void;
};

const stopTimeoutMs = 20_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
const soundAfterMs = 60_000;

/** Runs a process of ours and starts it again when it crashes, after a pause that doubles from half a second. */
export function superviseProcess(options: Options): SupervisedProcess {
  let isStopping = false;
  let child = spawnProcess(options);
  const ready = waitUntilReady(child, options.name).then(options.onReady);
  ready.then(keepRunning, () => undefined);
  const stop = async () => {
    isStopping = true;
    await stopProcess(child);
  };
  return { ready, stop };

  async function keepRunning(): Promise<void> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      const since = Date.now();
      const how = await waitForExit(child);
      if (isStopping) return;
      if (Date.now() - since > soundAfterMs) pauseMs = firstPauseMs;
      options.log(`${options.name} ended unexpectedly (${how}); starting it again in ${pauseMs / 1000} s`);
      await sleep(pauseMs);
      if (isStopping) return;
      child = spawnProcess(options);
      waitUntilReady(child, options.name)
        .then(options.onReady)
        .then(
          () => options.log(`${options.name} listens again`),
          (error: unknown) => options.log(error instanceof Error ? error.message : String(error)),
        );
    }
  }
}

function spawnProcess({ script, environment }: Options): ChildProcess {
  // The channel is also how it learns that its launcher is gone.
  return spawn(process.execPath, ['--import', 'tsx', script], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
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

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.disconnect();
  else child.kill('SIGTERM');
  const bound = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await waitForExit(child);
  clearTimeout(bound);
}
