import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

it('names each failed test of vitest with its file and the first line of why', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'keeps the order',
    failureMessages: ['Error: lost\n  at x.ts:3'],
  };
  const report = {
    testResults: [
      { name: '/here/lib/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: '/here/lib/b.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: '/here/lib/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failedInVitest(report, '/here')).toEqual([
    'lib/a.test.ts › keeps the order: Error: lost',
    'lib/c.test.ts: no such module',
  ]);
});

it('names each failed journey, in suites of suites too, without the colours of a terminal', () => {
  const message = '\u001b[31mTest timeout\u001b[39m of 60000ms\n\ncalls';
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{}, { error: { message } }] }],
  });
  const inner = { title: 'in dark', file: 'undo.spec.ts', specs: [spec('comes back', 'unexpected')] };
  const report = {
    suites: [{ file: 'undo.spec.ts', specs: [spec('stays', 'expected')], suites: [inner] }],
  };
  expect(failedInPlaywright(report)).toEqual(['e2e/undo.spec.ts › comes back: Test timeout of 60000ms']);
});
