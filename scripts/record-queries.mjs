import { runBin } from './run-step.mjs';

// Done once for each release, right before it goes out: writes down what its code asks of the database, as the database
// tests make it ask. The next release's migrations are held against that (db/last-release.db.test.ts).
const { code } = await runBin('vitest', ['run', '--config', '.config/vitest.config.ts', '--project', 'db'], {
  env: { RECORD_QUERIES: 'true' },
});
process.exitCode = code;
