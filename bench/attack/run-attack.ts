import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '@/scripts/ensure-built.mjs';
import { Finding, type Row, type Size } from './harness/finding';
import { openGround } from './harness/ground';
import { servedRoutes } from './harness/inventory';
import { rows } from './rows';

const usage = `Usage: npm run bench:attack -- [<row> …] [--short] [--seed <n>] [--report <file>]

  Starts the product with two tenants in it, tries to get in where nobody should, and prints what was tried and what got through.

${rows.map(({ name, what }) => `  ${name.padEnd(15)} ${what}`).join('\n')}`;
const mostShown = 12;

interface Result {
  row: Pick<Row, 'name' | 'what'>;
  finding: Finding;
  seconds: number;
}

/** Before anything else: a route that is not on the list would be attacked by no row. */
function takeInventory(): Result {
  const finding = new Finding();
  for (const { name, isKnown } of servedRoutes()) finding.hold(isKnown, () => `${name} is not on the list`);
  return { row: { name: 'inventory', what: 'every route is on the list of endpoints' }, finding, seconds: 0 };
}

async function play(chosen: readonly Row[], size: Size, seed: number): Promise<Result[]> {
  const results = [takeInventory()];
  describe(results[0]);
  const ground = await openGround(seed);
  let isSound = false;
  try {
    for (const row of chosen) {
      const startedAt = performance.now();
      const finding = await row.attack(ground, size).catch((error: unknown) => broken(error));
      results.push({ row, finding, seconds: (performance.now() - startedAt) / 1000 });
      describe(results.at(-1));
    }
    isSound = results.every(({ finding }) => finding.through.length === 0);
    return results;
  } finally {
    if (!isSound) console.log(`  What the product said is in ${ground.world.folder}`);
    await ground.close(!isSound);
  }
}

/** A row that could not be played to its end shows nothing, so it counts as one that did not hold. */
function broken(error: unknown): Finding {
  const finding = new Finding();
  finding.through.push(
    `could not be played: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  );
  return finding;
}

function describe(result: Result | undefined): void {
  if (!result) return;
  const { row, finding, seconds } = result;
  const shown = finding.through.slice(0, mostShown).map((words) => `got through: ${words}`);
  const more = finding.through.length - shown.length;
  const head = `${row.name}: ${finding.tried} tried in ${seconds.toFixed(1)} s, ${finding.through.length} through`;
  console.log(
    [`  ${head}`, ...finding.notes, ...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n    '),
  );
}

function printTable(results: readonly Result[]): void {
  const cells = results.map(({ row, finding }) => [
    row.name,
    row.what,
    String(finding.tried),
    String(finding.through.length),
  ]);
  const all = [['row', 'what', 'tried', 'passed through'], ...cells];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((line) => line[at]?.length ?? 0)));
  const line = (words: string[]) =>
    `| ${words.map((word, at) => word.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  console.log(
    [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n'),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, seed: { type: 'string' }, report: { type: 'string' } },
});
const chosen = rows.filter(({ name, isLong }) =>
  positionals.length === 0 ? !(values.short && isLong) : positionals.includes(name),
);
const seed = Number(values.seed ?? 1);
if (chosen.length < positionals.length || Number.isNaN(seed)) {
  console.error(usage);
  process.exit(1);
}
// What is left running is ended as this process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
await ensureBuilt();
const results = await play(chosen, values.short ? 'short' : 'full', seed);
printTable(results);
const failures = results
  .filter(({ finding }) => finding.through.length > 0)
  .map(({ row, finding }) => `attack › ${row.name}: ${finding.through[0]}`);
const passed = results.length - failures.length;
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ passed, failures }));
process.exit(failures.length === 0 ? 0 : 1);
