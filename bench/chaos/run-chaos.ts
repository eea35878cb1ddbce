import { parseArgs } from 'node:util';
import { seededRandom } from './harness/random';
import { describeResult, isSound, printTable, type Result } from './harness/report';
import type { Scenario, Size } from './harness/scenario';
import { openWorld, type World } from './harness/world';
import { scenarios } from './scenarios';

const usage = `Usage: npm run chaos -- <scenario | all> [--short] [--seed <n>] [--<number> <n>]

  Starts the product with an ERP, a messaging platform and receivers of webhooks beside it, breaks things, and holds
  what is there in the end against what was asked and answered.

${scenarios.map(({ name, promise, numbers }) => `  ${name.padEnd(11)} ${promise}\n${' '.repeat(14)}--${numbers.join(' --')}`).join('\n')}`;

interface Wishes {
  chosen: readonly Scenario[];
  size: Size;
  seed: number;
  changes: Record<string, number>;
}

/** Undefined for what cannot be understood. */
function readWishes(args: string[]): Wishes | undefined {
  const numbers = new Set(['seed', ...scenarios.flatMap((scenario) => scenario.numbers)]);
  const options = Object.fromEntries([...numbers].map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, short: { type: 'boolean' } },
    });
    const { short, seed = Math.floor(Math.random() * 1_000_000), ...rest }: Record<string, unknown> = values;
    const changes = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Number(value)]));
    const chosen = scenarios.filter(({ name }) => positionals[0] === 'all' || positionals.includes(name));
    if (chosen.length === 0 || [seed, ...Object.values(changes)].some((value) => Number.isNaN(Number(value))))
      return undefined;
    return { chosen, size: short === true ? 'short' : 'full', seed: Number(seed), changes };
  } catch {
    return undefined;
  }
}

/** One world for all of them: each makes tenants of its own. What is left of one must not disturb the next. */
async function play({ chosen, size, seed, changes }: Wishes): Promise<Result[]> {
  const log = (line: string) => console.log(`    ${line}`);
  const results: Result[] = [];
  let world: World | undefined;
  const end = () => void Promise.resolve(world?.close(true)).finally(() => process.exit(130));
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    world = await openWorld(seed, log);
    for (const scenario of chosen) {
      console.log(`  ${scenario.name}: ${scenario.promise}`);
      world.begin(seededRandom(seed).fork(scenario.name));
      const startedAt = performance.now();
      const outcome = await scenario.play(world, size, changes).catch((error: unknown) => error);
      const result = { scenario, outcome, seconds: (performance.now() - startedAt) / 1000 };
      results.push(result);
      console.log(describeResult(result, { size, seed, changes }));
    }
    return results;
  } finally {
    const isKept = results.length < chosen.length || !results.every(isSound);
    if (isKept && world) console.log(`  What everybody wrote down is in ${world.folder}`);
    await world?.close(isKept);
  }
}

const wishes = readWishes(process.argv.slice(2));
if (!wishes) {
  console.error(usage);
  process.exit(1);
}
const results = await play(wishes);
printTable(results);
process.exit(results.every(isSound) ? 0 : 1);
