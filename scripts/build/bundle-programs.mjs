// @ts-check
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../run-step.mjs';

/**
 * Makes plain JavaScript of the launcher, the service, the functions' process and the operator's commands, into
 * `folder`, which lies in .build. Transpiled at every start they took longer to load than to start. Packages stay
 * where npm put them. Throws with esbuild's words when a source is wrong.
 * @param {string} folder
 */
export async function bundlePrograms(folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['launch', 'serve', 'work', 'admin'].map((name) => `scripts/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What several of them use is loaded from one file, and what is imported later lies in another.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepOwnAddresses(folder)],
  });
}

/**
 * A module goes on finding the files beside it (migrations, the demo's products) by `import.meta.url`.
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
function keepOwnAddresses(folder) {
  return {
    name: 'keep own addresses',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](scripts|lib|db|inngest)[\\/].*\.(ts|mjs)$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('import.meta.url') || dirname(path).includes('node_modules')) return undefined;
        const fromBundle = relative(folder, path).replaceAll('\\', '/');
        const own = `new URL(${JSON.stringify(fromBundle)}, import.meta.url).href`;
        const loader = path.endsWith('.ts') ? 'ts' : 'js';
        return { contents: source.replaceAll('import.meta.url', own), loader };
      });
    },
  };
}

/** The folder of the programs that are made from these sources. @param {string} hash */
export function folderOf(hash) {
  return join(root, '.build', hash.slice(0, 16));
}
