import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeApi } from '../../lib/api/openapi';

const folder = mkdtempSync(join(tmpdir(), 'lint-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

it('a linter finds nothing in the document, by all of the rules that it recommends', async () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(describeApi({ url: 'https://intake.example', version: '1.2.3' })));
  const report = JSON.parse(await lint(file)) as Report;
  expect(report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(report.totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
}, 60_000);

interface Report {
  totals: Record<string, number>;
  problems: { ruleId: string; message: string }[];
}

/** Its report, whatever it found: faults make its exit code 1. It asks nothing of any network. */
function lint(file: string): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [program, 'lint', file, '--extends=recommended', '--format=json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, cwd: folder, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    );
  });
}
