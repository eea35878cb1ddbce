// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../../lib/write-whole.mjs';
import { errorCode, LaunchError } from './launch-error.mjs';

/**
 * @typedef {object} DataDirLock
 * @property {() => void} release
 * @property {() => void} announceEnd Says in the lock that this process is stopping: whoever starts meanwhile waits for it.
 * @property {boolean} wasAbandoned The one who held it before was killed; what it had started may still be about to end.
 */

const isStopping = ' stopping';

/**
 * Makes the data folder and takes it for this process. A lock whose holder was killed is taken over. Throws
 * LaunchError when another instance holds it or the folder cannot be written.
 * @param {string} dataDir
 * @returns {DataDirLock}
 */
export function lockDataDir(dataDir) {
  const lock = join(dataDir, 'launcher.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let wasAbandoned = false; ; wasAbandoned = true) {
    try {
      makeFolder(dataDir);
      writeWhole(lock, mine, { isNew: true, mode: 0o644 });
      return {
        release: () => {
          if (nameOf(readHolder(lock)) === mine) rmSync(lock);
        },
        announceEnd: () => {
          if (readHolder(lock) === mine) writeWhole(lock, mine + isStopping, { mode: 0o644 });
        },
        wasAbandoned,
      };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || !isLock(lock)) throw describeFault(dataDir, error);
    }
    const holder = readHolder(lock);
    if (holder !== undefined && isHeld(holder)) throw inUse(dataDir, holder);
    discard(dataDir, lock);
  }
}

/**
 * Node's own recursive mkdir never returns where the system will not make folders (/proc).
 * @param {string} path
 */
function makeFolder(path) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  // 0711: the database may run as another user, who must be able to pass through.
  mkdirSync(path, { mode: 0o711 });
}

/**
 * Of two launchers that find the same stale lock only one moves it away; the other must not move the first's new one.
 * @param {string} dataDir
 * @param {string} lock
 */
function discard(dataDir, lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  const isFresh = moved !== undefined && isHeld(moved);
  if (isFresh) linkSync(aside, lock);
  rmSync(aside);
  if (isFresh) throw inUse(dataDir, moved);
}

/** @param {string} lock */
function isLock(lock) {
  return statSync(lock, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {string} lock
 * @returns {string | undefined}
 */
function readHolder(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The process that a lock names, be it stopping or not.
 * @param {string | undefined} holder
 */
function nameOf(holder) {
  return holder?.endsWith(isStopping) ? holder.slice(0, -isStopping.length) : holder;
}

/**
 * A process number is used again after a restart of the machine; with the time of its start it names one process.
 * @param {string} holder
 */
function isHeld(holder) {
  const pid = Number.parseInt(holder, 10);
  return nameOf(holder) === `${pid} ${startOf(pid)}` && startOf(pid) !== '';
}

/**
 * @param {number} pid
 * @returns {string}
 */
function startOf(pid) {
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

/**
 * @param {string} dataDir
 * @param {string} holder
 */
function inUse(dataDir, holder) {
  const who = `Another instance (process ${Number.parseInt(holder, 10)})`;
  if (holder.endsWith(isStopping)) {
    return new LaunchError(
      `${who} is still stopping and uses the data folder ${dataDir}: try again.`,
      'stopping',
    );
  }
  return new LaunchError(
    `${who} uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    'in use',
  );
}

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
function describeFault(dataDir, error) {
  const code = errorCode(error);
  if (!code) return error;
  return new LaunchError(
    `The data folder ${dataDir} cannot be written (${code}): make it writable, or set DATA_DIR to another folder.`,
  );
}
