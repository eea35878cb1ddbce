// @ts-check
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../lib/write-whole.mjs';
import { bundlePrograms, folderOf } from './build/bundle-programs.mjs';
import { hashSources } from './build/hash-sources.mjs';
import { root, runBin } from './run-step.mjs';

/** A running service finds its own programs again when it restarts one, whatever was built since. */
const keptBuilds = 3;

/** Makes everything that `npm start` runs, unless it was made from the same sources. Throws when that fails. */
export async function ensureBuilt() {
  await ensurePrograms();
  await ensurePages();
}

/**
 * Bundles the programs unless that was done from the same sources; answers with their folder. Within a second, so
 * that a wrong configuration can be told before the pages are built.
 */
export async function ensurePrograms() {
  const folder = folderOf(hashSources().programs);
  if (existsSync(folder)) return folder;
  requireWritable(dirname(folder));
  const draft = `${folder}.new-${process.pid}`;
  try {
    await bundlePrograms(draft);
    // Moved in as a whole: a folder that is there is complete. Somebody else may have been faster.
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOldBuilds(dirname(folder));
  return folder;
}

/** Runs `next build` unless the last one was made from the same sources. */
export async function ensurePages() {
  const buildDir = join(root, '.next');
  const stamp = join(buildDir, 'built-from');
  const current = hashSources().pages;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  requireWritable(buildDir);
  rmSync(stamp, { force: true });
  console.log('  the build is missing or older than its sources: running next build');
  const { code, output } = await runBin('next', ['build'], {
    capture: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`next build failed:\n${output}`);
  writeWhole(stamp, current, { mode: 0o644 });
}

/** @param {string} folder */
function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(
      `The build is missing or older than its sources, and ${folder} cannot be written${code}: make it writable, or run "npm run build" where it is and bring the whole folder here.`,
    );
  }
}

/** @param {string} builds */
function forgetOldBuilds(builds) {
  const ages = readdirSync(builds)
    .map((name) => join(builds, name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of ages.slice(keptBuilds)) rmSync(path, { recursive: true, force: true });
}
