import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runBin } from './run-step.mjs';

const sources = ['app', 'components', 'lib', 'db', 'inngest', 'public'];
const settings =
  /^(package-lock\.json|package\.json|next\.config\.\w+|proxy\.ts|instrumentation\.ts|tsconfig.*\.json)$/;
const buildDir = join(root, '.next');
const stamp = join(buildDir, 'built-from');

/** Runs `next build` unless the last one was made from the same sources. Throws when the build fails. */
export async function ensureBuilt() {
  const current = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  rmSync(stamp, { force: true });
  console.log('  the build is missing or older than its sources: running next build');
  const { code, output } = await runBin('next', ['build'], {
    capture: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`next build failed:\n${output}`);
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(stamp, current);
}

/** By content: a checkout or a copy changes the files' times, and that alone is no reason to build. */
function hashSources() {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(root).filter((name) => settings.test(name));
  for (const folder of sources) files.push(...listFiles(folder));
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
