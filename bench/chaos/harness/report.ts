import type { Outcome, Scenario, Size } from './scenario';

export interface Result {
  scenario: Scenario;
  /** Or what it threw. */
  outcome: Outcome | unknown;
  seconds: number;
}

interface Played {
  size: Size;
  seed: number;
  changes: Record<string, number>;
}

const mostShown = 10;

export function isSound({ outcome }: Result): boolean {
  return isOutcome(outcome) && outcome.violations.length === 0 && outcome.missed.length === 0;
}

/** For `npm test`: how many were kept, and the names of those that were not. */
export function countSound(results: readonly Result[]): { passed: number; failures: string[] } {
  const failures = results
    .filter((result) => !isSound(result))
    .map(({ scenario }) => `chaos › ${scenario.name}`);
  return { passed: results.length - failures.length, failures };
}

/** What came of one scenario; for one that failed also why, and the command that plays it again. */
export function describeResult(result: Result, played: Played): string {
  const { scenario, outcome, seconds } = result;
  if (!isOutcome(outcome)) {
    const words = outcome instanceof Error ? (outcome.stack ?? outcome.message) : String(outcome);
    return `  ${scenario.name}: ${scenario.promise}\n    broke after ${seconds.toFixed(1)} s: ${words}\n    ${replay(scenario, played)}`;
  }
  const { violations, missed, notes } = outcome;
  return [
    `  ${scenario.name}: ${scenario.promise}`,
    `${isSound(result) ? 'kept' : 'NOT KEPT'} in ${seconds.toFixed(1)} s`,
    ...notes,
    ...missed.map((words) => `not kept: ${words}`),
    ...violations.slice(0, mostShown).map(({ kind, key, words }) => `${kind}: ${key}: ${words}`),
    ...(violations.length > mostShown ? [`and ${violations.length - mostShown} more`] : []),
    ...(isSound(result) ? [] : [replay(scenario, played)]),
  ].join('\n    ');
}

/** One table of everything, as it stands in the README. */
export function printTable(results: readonly Result[]): void {
  const head = [
    'scenario',
    'actions',
    'faults',
    'acknowledged',
    'lost',
    'doubled',
    'other',
    'recovered',
    'kept',
  ];
  const rows = results.map((result) => [result.scenario.name, ...cellsOf(result)]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  console.log([line(head), line(rule), ...rows.map(line)].join('\n'));
}

function cellsOf(result: Result): string[] {
  const { outcome } = result;
  if (!isOutcome(outcome)) return ['', '', '', '', '', '', '', 'broke'];
  const count = (kind: string) => outcome.violations.filter((each) => each.kind === kind).length;
  const [lost, doubled] = [count('lost'), count('doubled')];
  const sorted = [...outcome.recoverMs].sort((a, b) => a - b);
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1);
  const recovered = `${seconds(sorted[Math.floor(sorted.length / 2)])} s, at most ${seconds(sorted.at(-1))} s`;
  return [
    String(outcome.actions),
    String(outcome.faults),
    String(outcome.acknowledged),
    String(lost),
    String(doubled),
    String(outcome.violations.length - lost - doubled),
    sorted.length > 0 ? recovered : '',
    isSound(result) ? 'yes' : 'no',
  ];
}

function replay({ name }: Scenario, { size, seed, changes }: Played): string {
  const numbers = Object.entries(changes).map(([key, value]) => ` --${key} ${value}`);
  return `again: npm run chaos -- ${name}${size === 'short' ? ' --short' : ''} --seed ${seed}${numbers.join('')}`;
}

function isOutcome(outcome: unknown): outcome is Outcome {
  return typeof outcome === 'object' && outcome !== null && 'violations' in outcome;
}
