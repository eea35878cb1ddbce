import { ensurePages, ensurePrograms } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { timeStep } from './run-step.mjs';

// Everything that `npm start` would make first, for a machine that builds and one that runs.
try {
  await timeStep('packages', ensureInstalled);
  await timeStep('programs', ensurePrograms);
  await timeStep('pages', ensurePages);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
