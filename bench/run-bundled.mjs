import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs a bench as the service runs: bundled into one plain file. `tsx` wraps every function so that it keeps its name,
 * which costs the reader up to half of its time and which no build of the service does.
 * Usage: node bench/run-bundled.mjs bench/matching/bench-speed.ts [arguments of the bench]
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [entry = ''] = process.argv.splice(2, 1);
// Inside the project, where the bench finds its packages.
const folder = `${root}/node_modules/.cache/bench`;
const outfile = `${folder}/${basename(entry, '.ts')}.mjs`;
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
