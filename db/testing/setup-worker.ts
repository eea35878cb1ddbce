import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { closeConnections } from '@/db/close-connections';
import { stopListening } from '@/db/listen';
import { forgetEnv } from '@/lib/env';
import { createTestDatabase } from './test-database';

// Runs once per test file, before anything of it is called: every file has a database, a data folder and an environment
// of its own, in a process that it shares with others.
const environment = { ...process.env };
const dataDir = mkdtempSync(join(tmpdir(), 'order-intake-data-'));
Object.assign(process.env, await createTestDatabase(), {
  DATA_DIR: dataDir,
  // Tests ask faster than people do; those of the limits set their own.
  LIMIT_TENANT_PER_MINUTE: '1000000',
  LIMIT_CALLER_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
});
forgetEnv();

afterAll(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await stopListening();
  await closeConnections();
  rmSync(dataDir, { recursive: true, force: true });
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
