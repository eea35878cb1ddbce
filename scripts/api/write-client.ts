import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { describeApi } from '../../lib/api/openapi';
import ourPackage from '../../package.json';
import { root } from '../run-step.mjs';

const name = 'order-intake-client';
const template = join(root, 'docs/openapi/client');
const files = ['README.md', 'index.d.ts', 'index.js', 'package.json', 'schema.d.ts'];

/**
 * Writes the client into a folder: types of every call made from the API's document, and the few lines that call.
 * A folder that holds anything but an earlier client is left as it is: throws.
 */
export async function writeClient(folder: string): Promise<{ name: string; version: string }> {
  await mkdir(folder, { recursive: true });
  const strange = (await readdir(folder)).filter((file) => !files.includes(file) && file !== 'node_modules');
  if (strange.length > 0)
    throw new Error(
      `${folder} holds something else (${strange[0]}): name an empty folder, or an earlier client.`,
    );
  const { version } = ourPackage;
  const document = describeApi({ url: '/', version });
  const types = astToString(
    await openapiTypescript(JSON.stringify(document), {
      ...{ alphabetize: true, defaultNonNullable: false },
    }),
  );
  await cp(template, folder, { recursive: true });
  await writeFile(join(folder, 'schema.d.ts'), types);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(describePackage(version), null, 2)}\n`);
  const readme = await readFile(join(template, 'README.md'), 'utf8');
  await writeFile(join(folder, 'README.md'), readme.replaceAll('{version}', version));
  return { name, version };
}

const describePackage = (version: string) => ({
  ...{ name, version, description: 'The API of Order Intake, typed.', license: 'UNLICENSED', type: 'module' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files,
  engines: ourPackage.engines,
  dependencies: { 'openapi-fetch': ourPackage.devDependencies['openapi-fetch'] },
});
