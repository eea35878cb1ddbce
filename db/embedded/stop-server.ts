import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findBinaries, programPath } from './find-binaries';
import { readPostmaster } from './read-postmaster';

/**
 * Ends the server: "fast" (clients are disconnected, everything is written), and after 30 s "immediate", which the
 * next start recovers from. Nothing happens when it is not running.
 */
export async function stopServer(clusterDir: string): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl knows another way.
    const args = ['stop', '-D', clusterDir, '-m', 'fast', '-w', '-t', '30'];
    if (readPostmaster(clusterDir))
      await promisify(execFile)(programPath(await findBinaries(), 'pg_ctl'), args);
    return;
  }
  for (const [signal, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (await signalAndWait(clusterDir, signal, waitMs)) return;
  }
}

async function signalAndWait(clusterDir: string, signal: NodeJS.Signals, waitMs: number): Promise<boolean> {
  const pid = readPostmaster(clusterDir)?.pid;
  if (pid === undefined) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (readPostmaster(clusterDir)?.pid !== pid) return true;
    await sleep(10);
  }
  return false;
}
