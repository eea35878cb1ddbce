import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { makeDataDir } from '../db/testing/make-data-dir';
import { keepMessagesApart } from './keep-messages-apart';
import { freePort, runService } from './run-service';

/**
 * Playwright's `test` on the service as it ships: each worker has one of its own, database and demo tenant included,
 * so that no journey meets the orders of another. E2E_BASE_URL names one that runs already instead.
 */
export const test = base.extend<object, { serviceUrl: string; dataDir: string | null }>({
  // Of the worker's service, for the operator's tools; null for one that runs already.
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture wants.
    async ({}, use) => {
      if (process.env.E2E_BASE_URL) return use(null);
      const dataDir = makeDataDir('order-intake-e2e-');
      await use(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  serviceUrl: [
    async ({ dataDir }, use) => {
      if (dataDir === null) return use(process.env.E2E_BASE_URL ?? '');
      const service = await runService({ port: await freePort(), dataDir });
      await keepMessagesApart(service.url);
      await use(service.url);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ serviceUrl }, use) => use(serviceUrl),
});
