import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says about itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; state: string };

/**
 * The server that runs on this cluster, if one does. A pid file left by a server that was killed, or whose number
 * meanwhile belongs to another program, counts as none.
 * Lines of the file: pid, data folder, start time, port, socket folder, address, shared memory, state
 * (PostgreSQL source, src/include/utils/pidfile.h).
 */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readPidFile(clusterDir);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, clusterDir)) return undefined;
  return { pid, port: Number(lines[3]), state: (lines[7] ?? '').trim() };
}

/** True when the pid file names a living process that is not this cluster's server: PostgreSQL itself cannot tell. */
export function hasMisleadingPidFile(clusterDir: string): boolean {
  const pid = Number(readPidFile(clusterDir)[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && !isServerOf(pid, clusterDir);
}

function readPidFile(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isServerOf(pid: number, clusterDir: string): boolean {
  try {
    // A server works inside its data folder; a zombie has no folder any more.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
    if (process.platform === 'win32') return isAlive(pid);
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}
