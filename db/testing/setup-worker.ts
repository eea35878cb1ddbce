import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { closeConnections } from '@/db/close-connections';
import { stopListening } from '@/db/listen';
import { createTestDatabase } from './test-database';

// Runs once per test file, before anything of it is loaded: every file has a database and a data folder of its own.
const dataDir = mkdtempSync(join(tmpdir(), 'order-intake-data-'));
Object.assign(process.env, await createTestDatabase(), {
  DATA_DIR: dataDir,
  // Tests ask faster than people do; those of the limits set their own.
  LIMIT_TENANT_PER_MINUTE: '1000000',
  LIMIT_CALLER_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
});

afterAll(async () => {
  await stopListening();
  await closeConnections();
  rmSync(dataDir, { recursive: true, force: true });
});
