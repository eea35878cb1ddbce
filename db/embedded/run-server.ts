import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error';
import { readPostmaster } from './read-postmaster';
import { type ServerSettings, spawnServer } from './spawn-server';
import { stopServer } from './stop-server';

const restartWindowMs = 15_000;
const maxLogBytes = 10_000_000;
// After a kill the old server's workers live on for a moment and hold its memory; a port can be lost to another
// program between choosing and using it.
const passingFault = /still in use|Address already in use|lock file/;

/**
 * Takes over the server that runs on the cluster, or starts one, and returns when `probe` has come through, which
 * connects to the port: a server that was found may be recovering, or about to end. One that was taken over is no child.
 */
export async function runServer(
  settings: ServerSettings,
  probe: (port: number) => Promise<void>,
  log: (line: string) => void,
): Promise<{ port: number; child: ChildProcess | undefined }> {
  const deadline = Date.now() + restartWindowMs;
  for (;;) {
    const logStart = rotateLog(settings.logFile);
    const found = readPostmaster(settings.clusterDir);
    const child = found ? undefined : await spawnServer(settings);
    const port = await waitUntilReady(settings.clusterDir, child, log);
    try {
      if (port && (await comesThrough(probe, port))) return { port, child };
    } catch (error) {
      // Nobody would know of it, and it would go on for good.
      if (child) await stopServer(settings.clusterDir);
      throw error;
    }
    const said = readLogFrom(settings.logFile, logStart);
    if (Date.now() > deadline || !(found || passingFault.test(said))) {
      throw new EmbeddedPostgresError(describeRefusal(settings, said));
    }
    await sleep(100);
  }
}

/** The port once the server accepts queries, or undefined when it has ended. Recovery may take its time. */
async function waitUntilReady(
  clusterDir: string,
  child: ChildProcess | undefined,
  log: (line: string) => void,
): Promise<number | undefined> {
  const startedAt = Date.now();
  const isStarting = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  for (let told = 0; ; await sleep(10)) {
    const postmaster = readPostmaster(clusterDir);
    if (postmaster?.state === 'ready') return postmaster.port;
    if (!postmaster && !isStarting()) return undefined;
    const seconds = Math.floor((Date.now() - startedAt) / 5000) * 5;
    if (seconds > told) log(`PostgreSQL is ${postmaster?.state ?? 'starting'} (${seconds} s)`);
    told = seconds;
  }
}

async function comesThrough(probe: (port: number) => Promise<void>, port: number): Promise<boolean> {
  try {
    await probe(port);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(ECONN|CONNECTION_|57P0)/.test(code)) return false;
    throw error;
  }
}

/** Its own words for why it gave up, in one line. */
function describeRefusal({ clusterDir, logFile }: ServerSettings, said: string): string {
  const reason = /(?:PANIC|FATAL): {2}(.*)/.exec(said)?.[1] ?? said.split('\n').at(-1) ?? '';
  return `PostgreSQL did not start (${reason || 'it said nothing'}; all it said is in ${logFile}). If ${clusterDir} is damaged, put the whole data folder back from a copy, or move it away and fill a new one with "npm run admin -- restore".`;
}

function readLogFrom(logFile: string, start: number): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').slice(start).trim() : '';
}

/** Starts a new log file when the old one has grown; returns where the next line will stand. */
function rotateLog(logFile: string): number {
  if (!existsSync(logFile)) return 0;
  const { size } = statSync(logFile);
  if (size < maxLogBytes) return size;
  renameSync(logFile, `${logFile}.old`);
  return 0;
}
