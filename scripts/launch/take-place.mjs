// @ts-check
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './launch-error.mjs';
import { lockDataDir } from './lock-data-dir.mjs';
import { requireFreePort } from './require-free-port.mjs';

/** What a service may take to end its requests whose launcher was killed, milliseconds. */
const abandonedEndsWithinMs = 20_000;
/** What a launcher takes at most to stop everything, and a little more; milliseconds. */
const stopsWithinMs = 25_000;
/** Who was told to stop has said so in its lock by then, milliseconds. */
const saidWithinMs = 500;
const lookAgainMs = 50;

/**
 * What can be found out at once, before anything is installed, built or loaded: that the data folder is ours (in
 * embedded mode, where the lock is returned) and that the port is free. Waits for an instance that is just stopping.
 * Needs nothing but Node. A port that is no number is left to the whole table of faults. Throws LaunchError.
 * @param {Record<string, string | undefined>} source the environment as it was given
 * @param {(line: string) => void} [say]
 */
export async function takePlace(source, say = (line) => console.log(line)) {
  const isEmbedded = given(source.DATABASE_URL) === undefined;
  const lock = isEmbedded ? await takeDataDir(dataDirOf(source), say) : undefined;
  const port = Number(given(source.PORT) ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return lock;
  const wanted = given(source.HOST);
  if (isEmbedded && wanted !== undefined && !['127.0.0.1', 'localhost'].includes(wanted)) {
    say(
      `  HOST=${wanted} is not heard without DATABASE_URL: with sign-ins that everybody knows, it listens on 127.0.0.1 only`,
    );
  }
  const host = isEmbedded ? '127.0.0.1' : (wanted ?? '0.0.0.0');
  try {
    // The service of a launcher that was killed ends by itself, after the requests it is answering.
    await requireFreePort(host, port, lock?.wasAbandoned ? abandonedEndsWithinMs : 0);
  } catch (error) {
    lock?.release();
    throw error;
  }
  return lock;
}

/**
 * @param {string} dataDir
 * @param {(line: string) => void} say
 */
async function takeDataDir(dataDir, say) {
  const startedAt = Date.now();
  for (let isWaiting = false; ; await sleep(lookAgainMs)) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof LaunchError) || error.reason === undefined) throw error;
      const patienceMs = error.reason === 'stopping' ? stopsWithinMs : saidWithinMs;
      if (Date.now() - startedAt > patienceMs) throw error;
      if (error.reason === 'stopping' && !isWaiting) {
        isWaiting = true;
        say('  another instance is stopping; waiting for it');
      }
    }
  }
}

/**
 * The data folder, an absolute path.
 * @param {Record<string, string | undefined>} source
 */
export function dataDirOf(source) {
  return resolve(given(source.DATA_DIR) ?? '.data');
}

/** @param {string | undefined} value a blank one counts as unset */
function given(value) {
  return value?.trim() ? value : undefined;
}
