import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const ignored = ['node_modules/**', '.next/**', '.data/**', 'e2e/**'];

/**
 * Three projects: `unit` needs nothing running, `work` counts what code does, `db` gets the real PostgreSQL (see
 * db/testing).
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    // One less by default, for a developer at work beside it; here nobody is.
    maxWorkers: '100%',
    // A second by default, which a busy machine may well take.
    expect: { poll: { timeout: 10_000 } },
    // Five seconds by default. What hangs fails all the same; what is only slow on a busy machine does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts', '**/*.work.test.ts'],
          // To start a process and load everything anew for each file takes as long as the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'work',
          // Each in a process of its own: what another test has made the engine compile already is not counted.
          include: ['**/*.work.test.ts'],
          exclude: ignored,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          globalSetup: 'db/testing/global-setup.ts',
          setupFiles: 'db/testing/setup-worker.ts',
        },
      },
    ],
  },
});
