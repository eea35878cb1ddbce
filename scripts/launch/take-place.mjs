// @ts-check
import { resolve } from 'node:path';
import { lockDataDir } from './lock-data-dir.mjs';
import { requireFreePort } from './require-free-port.mjs';

/** What a service that is being stopped may take to end its requests, milliseconds. */
const abandonedEndsWithinMs = 15_000;

/**
 * What can be found out at once, before anything is installed, built or loaded: that the data folder is ours (in
 * embedded mode, where the lock is returned) and that the port is free. Needs nothing but Node. A port that is no
 * number is left to the whole table of faults. Throws LaunchError.
 * @param {Record<string, string | undefined>} source the environment as it was given
 */
export async function takePlace(source) {
  const isEmbedded = given(source.DATABASE_URL) === undefined;
  const lock = isEmbedded ? lockDataDir(dataDirOf(source)) : undefined;
  const port = Number(given(source.PORT) ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return lock;
  const host = isEmbedded ? '127.0.0.1' : (given(source.HOST) ?? '0.0.0.0');
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
