import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeStep, root, runBin } from './run-step.mjs';

const folders = ['app', 'components', 'lib', 'db', 'inngest', 'scripts', 'bench', 'e2e'];
const present = folders.filter((folder) => existsSync(join(root, folder)));

/** Longest first, two at a time. */
const checks = [
  {
    name: 'types',
    run: async () => {
      // Writes next-env.d.ts and the types of the routes, which a fresh clone does not have.
      const routes = await runBin('next', ['typegen'], { capture: true });
      return routes.code === 0
        ? runBin('typescript', ['--noEmit', '-p', '.', '--pretty'], { capture: true })
        : routes;
    },
  },
  {
    name: 'imports',
    run: () =>
      runBin(
        'dependency-cruiser',
        ['--config', '.config/dependency-cruiser.cjs', '--output-type', 'err-long', ...present],
        {
          capture: true,
        },
      ),
  },
  { name: 'dead code', run: () => runBin('knip', ['--config', '.config/knip.json'], { capture: true }) },
  {
    name: 'format and lint',
    run: () =>
      runBin('@biomejs/biome', ['check', '--config-path=.config/lint.json', '--error-on-warnings', '.'], {
        capture: true,
      }),
  },
];

const failed = [];
await Promise.all([work(), work()]);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const startedAt = performance.now();
    const { code, output } = await check.run();
    console.log(describeStep(check.name, startedAt) + (code === 0 ? '' : `  failed\n${output.trimEnd()}\n`));
    if (code !== 0) failed.push(check.name);
  }
}
