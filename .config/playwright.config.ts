import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The journeys run against the service as it ships; e2e/test.ts starts one for each worker, or E2E_BASE_URL names one. */
export default defineConfig({
  testDir: `${root}/e2e`,
  ...(process.env.E2E_BASE_URL ? {} : { globalSetup: `${root}/e2e/build-first.mjs` }),
  outputDir: `${root}/test-results`,
  fullyParallel: false,
  workers: process.env.E2E_BASE_URL ? 1 : 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // What was done and sent; pictures of the page at every step slow down every journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
