import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readPostmaster } from './read-postmaster';

/** Nobody tells us of the end of a server that somebody else has started. */
const lookEveryMs = 100;

/** Resolves when the server of this cluster is gone: at once for a child of ours, soon for one that was taken over. */
export async function untilGone(clusterDir: string, child: ChildProcess | undefined): Promise<void> {
  if (child) {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return;
  }
  const pid = readPostmaster(clusterDir)?.pid;
  if (pid === undefined) return;
  // Elsewhere another program would have to be asked each time; on Linux a zombie is told apart.
  const isThere = () =>
    process.platform === 'linux' ? readPostmaster(clusterDir)?.pid === pid : isAlive(pid);
  while (isThere()) await sleep(lookEveryMs, undefined, { ref: false });
}
