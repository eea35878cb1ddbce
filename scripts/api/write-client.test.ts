import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run-step.mjs';
import { installClient } from './testing/install-client';
import { writeClient } from './write-client';

let folder: string;
beforeAll(async () => {
  folder = await installClient();
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const options = {
  ...{ strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: ['node'] },
  ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
};

/** What the compiler says of a program in the partner's folder; it also reads the client's own declarations. */
async function compile(file: string, compilerOptions: object): Promise<string> {
  const project = join(folder, `${file}.json`);
  await writeFile(project, JSON.stringify({ compilerOptions, files: [file] }));
  return new Promise((resolve) => {
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', project];
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout));
  });
}

it('compiles with its example under the strictest options', async () => {
  expect(await compile('typed-client.mts', options)).toBe('');
}, 120_000);

it('refuses what the API refuses: an unknown field, path or value, and a field that may be missing', async () => {
  const lines = [
    "import { createClient, take, type WebhookEvents } from 'order-intake-client';",
    "const intake = createClient({ url: 'http://localhost' });",
    "await intake.POST('/api/products', { body: { sku: 'A', name: 'Milk', price: 3 } });",
    "await intake.GET('/api/ordres');",
    "await intake.GET('/api/orders', { params: { query: { status: 'LOST' } } });",
    "const { products } = await take(intake.GET('/api/products'));",
    'products[0].sku;',
    "const { reference } = {} as WebhookEvents['order.approved']['data'];",
  ];
  await writeFile(join(folder, 'wrong.mts'), lines.join('\n'));
  const faults = await compile('wrong.mts', { ...options, skipLibCheck: true });
  expect([...faults.matchAll(/^wrong\.mts\((\d+),/gm)].map(([, line]) => Number(line))).toEqual([
    3, 4, 5, 7, 8,
  ]);
}, 120_000);

it('leaves a folder alone that holds something else', async () => {
  const other = await mkdtemp(join(tmpdir(), 'not-a-client-'));
  await writeFile(join(other, 'thesis.md'), 'My work');
  await expect(writeClient(other)).rejects.toThrow('thesis.md');
  await rm(other, { recursive: true });
});
