import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePrograms } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './run-step.mjs';

// The operator's commands, on a fresh clone too: see admin.ts.
try {
  process.chdir(root);
  await ensureInstalled();
  const folder = await ensurePrograms();
  await import(pathToFileURL(join(folder, 'admin.mjs')).href);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
