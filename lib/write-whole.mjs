// @ts-check
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A draft that is older was left by a process that was killed; milliseconds. */
const draftsLastMs = 60_000;

/**
 * Writes a small file so that it is there whole, or as it was before, whenever the process is killed, the disk is full or
 * the power fails; on return it is durable. Readable by its owner only unless `mode` says otherwise. With `isNew` a file
 * that is there already is kept, and EEXIST thrown. Throws what the system does.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {{ mode?: number, isNew?: boolean }} [options]
 */
export function writeWhole(path, content, { mode = 0o600, isNew = false } = {}) {
  // Beside it: only within one folder, which is on one disk, is a move a single step.
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = openSync(draft, 'wx', mode);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (isNew) linkSync(draft, path);
    else renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(dirname(path));
  forgetDrafts(path);
}

/**
 * The new name lies in the folder: without this it can be gone after a power cut, though the file is not.
 * @param {string} path
 */
function syncFolder(path) {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** @param {string} path */
function forgetDrafts(path) {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const draft = join(folder, name);
    const madeAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs;
    if (madeAt !== undefined && Date.now() - madeAt > draftsLastMs) rmSync(draft, { force: true });
  }
}
