import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { root, runBin, runProgram, timeStep } from './run-step.mjs';

const reports = mkdtempSync(join(tmpdir(), 'order-intake-reports-'));
const total = { passed: 0, failed: 0, failures: [] };

/** A step that fails counts as one failed test, so that the last line can never look better than the run was. */
async function step(name, work) {
  try {
    const counted = await timeStep(name, work);
    total.passed += counted?.passed ?? 0;
    total.failed += counted?.failed ?? 0;
    total.failures.push(...(counted?.failures ?? []));
    return (counted?.failed ?? 0) === 0;
  } catch (error) {
    console.log(error.message);
    total.failed += 1;
    total.failures.push(`${name}: ${error.message}`);
    return false;
  }
}

async function check() {
  const { code } = await runProgram(process.execPath, [join(root, 'scripts/check.mjs')]);
  if (code !== 0) throw new Error('npm run check failed; its words are above.');
}

async function runVitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runBin('vitest', ['run', '--config', '.config/vitest.config.ts', ...reporters]);
  const report = readReport(file);
  return count(code, report.numPassedTests, failedInVitest(report, root));
}

async function runPlaywright(chromium) {
  const file = join(reports, 'playwright.json');
  const { code } = await runBin(
    '@playwright/test',
    ['test', '--config', '.config/playwright.config.ts', '--reporter=list,json'],
    {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const report = readReport(file);
  return count(code, report.stats.expected + report.stats.flaky, failedInPlaywright(report));
}

/** A runner that ends badly with no failed test met an error outside of them. */
function count(code, passed, failed) {
  const failures = code !== 0 && failed.length === 0 ? ['an error outside of the tests, above'] : failed;
  return { passed, failed: failures.length, failures };
}

function readReport(file) {
  if (!existsSync(file)) throw new Error('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function hasBrowserTests() {
  const folder = join(root, 'e2e');
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.spec.ts'))
  );
}

async function runBrowserTests() {
  const { findChromium } = await import('./find-chromium.mjs');
  const chromium = await findChromium();
  return runPlaywright(chromium);
}

/** All scenarios of `npm run chaos`, small, each counted as one test; at full size they take hours and are for people to run. */
const runChaos = () => runReporting('bench/chaos/run-chaos.ts', ['all', '--short', '--seed', '1']);

/** All rows of `npm run bench:attack`, small, each counted as one test. */
const runAttack = () => runReporting('bench/attack/run-attack.ts', ['--short', '--seed', '1']);

/** A program that writes down how many of its parts were kept, and the names of those that were not. */
async function runReporting(program, args) {
  const file = join(reports, `${basename(program, '.ts')}.json`);
  const { code } = await runProgram(process.execPath, [
    '--import',
    'tsx',
    program,
    ...args,
    '--report',
    file,
  ]);
  const { passed, failures } = readReport(file);
  return count(code, passed, failures);
}

process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
if (await step('packages', ensureInstalled)) {
  await step('check', check);
  await step('tests', runVitest);
  const isBuilt = await step('build', ensureBuilt);
  if (isBuilt) await step('chaos', runChaos);
  if (isBuilt) await step('attack', runAttack);
  if (!hasBrowserTests()) console.log('  browser tests          left out: e2e/ has no spec');
  else if (isBuilt) await step('browser tests', runBrowserTests);
}
for (const failure of total.failures) console.log(`  failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
