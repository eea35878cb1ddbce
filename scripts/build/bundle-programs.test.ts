import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundlePrograms, folderOf } from './bundle-programs.mjs';

const folder = `${folderOf('0'.repeat(64))}.test-${process.pid}`;
beforeAll(() => bundlePrograms(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = () => readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const sourceOf = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the bundled programs', () => {
  it('are the launcher, the service, the functions’ process and the operator’s commands', () => {
    expect(filesOf()).toEqual(expect.arrayContaining(['launch.mjs', 'serve.mjs', 'work.mjs', 'admin.mjs']));
  });

  it('find the files that lie beside their sources', () => {
    const addresses = filesOf().flatMap((name) =>
      [...sourceOf(name).matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g)].map(
        ([, path = '']) => new URL(path, pathToFileURL(join(folder, name))),
      ),
    );
    const migrate = fileURLToPath(new URL('../../db/migrate.ts', import.meta.url));
    expect(addresses.map((address) => fileURLToPath(address))).toContain(migrate);
    expect(addresses.filter((address) => !existsSync(address))).toEqual([]);
    expect(filesOf().filter((name) => /import\.meta\.url(?!\)\.href)/.test(sourceOf(name)))).toEqual([]);
  });

  it('load, packages included, and speak as their sources do', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'admin.mjs'), 'create-tenant'], {
      cwd: dirname(dirname(folder)),
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^--slug is missing\.\n\nUsage: npm run admin/);
    expect(status).toBe(1);
  });

  it('keep the service’s first file small: it answers before it has loaded the rest', () => {
    const loaded = new Set<string>();
    const load = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      for (const [, next = ''] of sourceOf(name).matchAll(/^(?:import|\} from).*"\.\/([^"]+)"/gm)) load(next);
    };
    load('serve.mjs');
    const packages = [...loaded].flatMap((name) =>
      [...sourceOf(name).matchAll(/^import (?:.* from )?"([a-z@][^":]*)"/gm)].map(([, found]) => found),
    );
    expect(packages).not.toContain('next');
    expect(packages).toContain('zod');
  });
});
