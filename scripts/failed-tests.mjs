import { stripVTControlCharacters } from 'node:util';

/**
 * The names of the tests that failed, each with the first line of why, out of the report that a runner wrote: for the
 * end of a log, which is often all that a build server keeps of it.
 */

/** @param report what vitest's `json` reporter writes, of the shape that Jest's has */
export function failedInVitest(report, root) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = withoutRoot(name, root);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length > 0)
        return failed.map((test) => describe(`${file} › ${test.fullName}`, test.failureMessages[0]));
      // A file that cannot be loaded fails without a test of its own.
      return assertionResults.length === 0 ? [describe(file, message)] : [];
    });
}

/** @param report what Playwright's `json` reporter writes: suites in suites, each with its specs */
export function failedInPlaywright(report) {
  return report.suites.flatMap(failedInSuite);
}

function failedInSuite({ file, specs = [], suites = [] }) {
  const own = specs
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, test })))
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ title, test }) => describe(`e2e/${file} › ${title}`, test.results.at(-1)?.error?.message));
  return [...own, ...suites.flatMap(failedInSuite)];
}

function describe(name, reason = '') {
  const [first = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return first === '' ? name : `${name}: ${first}`;
}

function withoutRoot(path, root) {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
