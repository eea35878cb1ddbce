import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './run-step.mjs';

/** Runs `npm ci` unless node_modules already is what the lockfile asks for. Throws when npm fails. */
export async function ensureInstalled() {
  if (matchesLockfile()) return;
  console.log('  node_modules is not what package-lock.json asks for: running npm ci');
  // NODE_ENV=production would leave out what the build needs.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('npm ci failed; its words are above.');
}

/** npm writes node_modules/.package-lock.json last of all, so a half-finished install has none. */
function matchesLockfile() {
  try {
    const wanted = readPackages('package-lock.json');
    const present = readPackages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, { version, optional, dev, link }]) => {
      if (path === '' || link) return true;
      const found = present[path];
      if (!found) return optional || (dev && process.env.NODE_ENV === 'production');
      return found.version === version;
    });
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

function runNpm(args) {
  // The npm that started us, if one did: it need not be on the PATH.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runProgram(process.execPath, [npm, ...args]);
  return runProgram('npm', args, { shell: process.platform === 'win32' });
}
