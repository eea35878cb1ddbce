// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePrograms } from '../ensure-built.mjs';
import { root } from '../run-step.mjs';

/** The programs as `npm start` runs them, made now if they are missing or old. */
export async function builtPrograms() {
  const folder = await ensurePrograms();
  return programsIn(folder, 'mjs', []);
}

/** The programs as they are written, for development: transpiled as they are loaded, in this process too. */
export async function sourcePrograms() {
  const { register } = await import('tsx/esm/api');
  register();
  return programsIn(join(root, 'scripts'), 'ts', ['--import', 'tsx']);
}

/**
 * `launcher` is an address to import; the others are started with `execArgv` by Node.
 * @param {string} folder
 * @param {string} extension
 * @param {string[]} execArgv
 */
function programsIn(folder, extension, execArgv) {
  const file = (/** @type {string} */ name) => join(folder, `${name}.${extension}`);
  return {
    launcher: pathToFileURL(file('launch')).href,
    service: { script: file('serve'), execArgv },
    functions: { script: file('work'), execArgv },
  };
}
