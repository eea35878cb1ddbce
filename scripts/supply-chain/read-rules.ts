import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Lockfile, Rules } from './judge-packages';

const root = join(import.meta.dirname, '../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const licenceRules = z.strictObject({
  licences: z.array(z.string()),
  exceptions: z.array(
    z.strictObject({ licence: z.string(), why: z.string().min(20), packages: z.array(z.string()) }),
  ),
});
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** What `.config/licences.json` and `package.json` allow. */
export function readRules(): Rules {
  return {
    ...licenceRules.parse(readJson('.config/licences.json')),
    installScripts: Object.keys(manifest.parse(readJson('package.json')).allowScripts),
    registry: 'https://registry.npmjs.org/',
  };
}

export function readLockfile(): Lockfile {
  const { packages } = lockfile.parse(readJson('package-lock.json'));
  return { packages: packages as Lockfile['packages'] };
}
