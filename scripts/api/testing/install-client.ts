import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../run-step.mjs';

/** A folder like a partner's: the client as its command writes it, among the packages that it needs, and our example. */
export async function installClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'typed-client-'));
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@types'), { recursive: true });
  for (const name of ['openapi-fetch', '@types/node', 'undici-types'])
    await symlink(join(root, 'node_modules', name), join(packages, name));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/client.ts', join(packages, 'order-intake-client')],
    { cwd: root },
  );
  await cp(join(root, 'docs/examples/typed-client.mts'), join(folder, 'typed-client.mts'));
  return folder;
}
