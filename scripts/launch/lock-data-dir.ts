import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, LaunchError } from './launch-error';

export type DataDirLock = {
  release(): void;
  /** The one who held it before was killed; what it had started may still be about to end. */
  wasAbandoned: boolean;
};

/**
 * Makes the data folder and takes it for this process. A lock whose holder was killed is taken over. Throws
 * LaunchError when another instance holds it or the folder cannot be written.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lock = join(dataDir, 'launcher.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let wasAbandoned = false; ; wasAbandoned = true) {
    try {
      makeFolder(dataDir);
      writeFileSync(lock, mine, { flag: 'wx', mode: 0o644 });
      const release = () => {
        if (readHolder(lock) === mine) rmSync(lock);
      };
      return { release, wasAbandoned };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || !readHolder(lock)) throw describeFault(dataDir, error);
    }
    const holder = readHolder(lock);
    if (holder && isAlive(holder)) throw inUse(dataDir, holder);
    discard(dataDir, lock);
  }
}

/** Node's own recursive mkdir never returns where the system will not make folders (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  // 0711: the database may run as another user, who must be able to pass through.
  mkdirSync(path, { mode: 0o711 });
}

/** Of two launchers that find the same stale lock only one moves it away; the other must not move the first's new one. */
function discard(dataDir: string, lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  const isFresh = moved !== undefined && isAlive(moved);
  if (isFresh) linkSync(aside, lock);
  rmSync(aside);
  if (isFresh) throw inUse(dataDir, moved);
}

function readHolder(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/** A process number is used again after a restart of the machine; with the time of its start it names one process. */
function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  return holder === `${pid} ${startOf(pid)}` && startOf(pid) !== '';
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // Field 22; the name in field 2 may contain blanks, so count from behind its closing bracket.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    if (process.platform !== 'win32') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    process.kill(pid, 0);
    return 'running';
  } catch {
    return '';
  }
}

function inUse(dataDir: string, holder: string): LaunchError {
  return new LaunchError(
    `Another instance (process ${Number.parseInt(holder, 10)}) uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    'in use',
  );
}

function describeFault(dataDir: string, error: unknown): unknown {
  const code = errorCode(error);
  if (!code) return error;
  return new LaunchError(
    `The data folder ${dataDir} cannot be written (${code}): make it writable, or set DATA_DIR to another folder.`,
  );
}
