import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { createTestDatabase } from './test-database';

// Runs once per test file, before anything of it is loaded: every file has a database and a data folder of its own. What
// the service keeps for its process goes with the file before: modules, what is on globalThis, variables. Libraries stay.
vi.resetModules();
vi.unstubAllEnvs();
const worker = globalThis as typeof globalThis & { variablesAtStart?: NodeJS.ProcessEnv };
worker.variablesAtStart ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in worker.variablesAtStart)) Reflect.deleteProperty(process.env, name);
for (const [name, value] of Object.entries(worker.variablesAtStart))
  if (!name.startsWith('VITEST')) process.env[name] = value;
for (const key of Reflect.ownKeys(globalThis))
  if (/order-?intake/i.test(String(key))) Reflect.deleteProperty(globalThis, key);
const dataDir = mkdtempSync(join(tmpdir(), 'order-intake-data-'));
Object.assign(process.env, await createTestDatabase(), {
  DATA_DIR: dataDir,
  // Tests ask faster than people do; those of the limits set their own.
  LIMIT_TENANT_PER_MINUTE: '1000000',
  LIMIT_CALLER_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
});

afterAll(async () => {
  // Those of the file, which were loaded after the reset above.
  const { closeConnections } = await import('@/db/close-connections');
  const { stopListening } = await import('@/db/listen');
  await stopListening();
  await closeConnections();
  rmSync(dataDir, { recursive: true, force: true });
});
