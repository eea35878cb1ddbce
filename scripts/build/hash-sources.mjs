// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-step.mjs';

const settings =
  /^(package-lock\.json|package\.json|next\.config\.\w+|proxy\.ts|instrumentation\.ts|tsconfig.*\.json)$/;
/** What both builds are made from; hashed once. */
const shared = ['lib', 'db', 'inngest'];

/**
 * What the pages and what the programs would be built from now, each as a hash of hexadecimal digits. By content: a
 * checkout or a copy changes the files' times, and that alone is no reason to build.
 */
export function hashSources() {
  const common = createHash('sha256').update(process.version);
  const files = readdirSync(root).filter((name) => settings.test(name));
  for (const folder of shared) files.push(...listFiles(folder));
  updateWith(common, files);
  return {
    pages: updateWith(common.copy(), ['app', 'components', 'public'].flatMap(listFiles)).digest('hex'),
    programs: updateWith(common.copy(), listFiles('scripts')).digest('hex'),
  };
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string[]} files
 */
function updateWith(hash, files) {
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
