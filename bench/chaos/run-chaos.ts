import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '@/scripts/ensure-built.mjs';
import { inParallel } from './harness/orders';
import { countSound, describeResult, isSound, printTable, type Result } from './harness/report';
import type { Scenario, Size } from './harness/scenario';
import { openWorld } from './harness/world';
import { scenarios } from './scenarios';

const usage = `Usage: npm run chaos -- <scenario | all> [--short] [--seed <n>] [--<number> <n>] [--report <file>]

  Starts the product with an ERP, a messaging platform and receivers of webhooks beside it, breaks things, and holds
  what is there in the end against what was asked and answered.

${scenarios.map(({ name, promise, numbers }) => `  ${name.padEnd(11)} ${promise}\n${' '.repeat(14)}--${numbers.join(' --')}`).join('\n')}`;

interface Wishes {
  chosen: readonly Scenario[];
  size: Size;
  seed: number;
  changes: Record<string, number>;
  /** The file for how many were kept and how many were not. */
  report: string | undefined;
}

/** Undefined for what cannot be understood. */
function readWishes(args: string[]): Wishes | undefined {
  const numbers = new Set(['seed', ...scenarios.flatMap((scenario) => scenario.numbers)]);
  const options = Object.fromEntries([...numbers].map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, short: { type: 'boolean' }, report: { type: 'string' } },
    });
    const { short, report, seed: given, ...rest }: Record<string, unknown> = values;
    const seed = given ?? Math.floor(Math.random() * 1_000_000);
    const changes = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Number(value)]));
    const isAsked = ({ name, isLarge }: Scenario) =>
      positionals.includes(name) || (positionals[0] === 'all' && !(isLarge && short === true));
    const chosen = scenarios.filter(isAsked);
    if (chosen.length === 0 || [seed, ...Object.values(changes)].some((value) => Number.isNaN(Number(value))))
      return undefined;
    const size = short === true ? 'short' : 'full';
    return {
      chosen,
      size,
      seed: Number(seed),
      changes,
      report: report === undefined ? report : String(report),
    };
  } catch {
    return undefined;
  }
}

/**
 * At full size one scenario after another, each with the machine for itself. Small, those that break the product itself
 * are played in one world, and meanwhile, in another, all that trouble only tenants of their own.
 */
async function play(wishes: Wishes): Promise<Result[]> {
  const { chosen, size } = wishes;
  if (size === 'full') return playIn(chosen, wishes, 1);
  const calm = chosen.filter(({ isCalm }) => isCalm);
  const rough = chosen.filter((scenario) => !calm.includes(scenario));
  const results = await Promise.all([playIn(calm, wishes, calm.length), playIn(rough, wishes, 1)]);
  return results.flat().sort((a, b) => chosen.indexOf(a.scenario) - chosen.indexOf(b.scenario));
}

/** In a world of their own, so many at a time: each makes its own tenants. */
async function playIn(chosen: readonly Scenario[], { size, seed, changes }: Wishes, atOnce: number) {
  const results: Result[] = [];
  if (chosen.length === 0) return results;
  const world = await openWorld(seed);
  try {
    await inParallel(chosen, atOnce, async (scenario) => {
      const scene = world.scene(scenario.name, (line) => console.log(`    ${scenario.name}: ${line}`));
      const startedAt = performance.now();
      const outcome = await scenario.play(scene, size, changes).catch((error: unknown) => error);
      const result = { scenario, outcome, seconds: (performance.now() - startedAt) / 1000 };
      results.push(result);
      console.log(describeResult(result, { size, seed, changes }));
    });
    return results;
  } finally {
    const isKept = results.length < chosen.length || !results.every(isSound);
    if (isKept) console.log(`  What everybody wrote down is in ${world.folder}`);
    await world.close(isKept);
  }
}

const wishes = readWishes(process.argv.slice(2));
if (!wishes) {
  console.error(usage);
  process.exit(1);
}
// What is left running is ended as this process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
// Two worlds must not build at once.
await ensureBuilt();
const results = await play(wishes);
printTable(results);
if (wishes.report !== undefined) writeFileSync(wishes.report, JSON.stringify(countSound(results)));
process.exit(results.every(isSound) ? 0 : 1);
