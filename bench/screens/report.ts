import { median, percentile } from '../service/deliver';

/** One row of the table: what was asked, what came out, and whether it holds (undefined: told, not asked). */
export interface Row {
  what: string;
  goal: string;
  measured: string;
  holds: boolean | undefined;
}

/** A figure that must not be larger than its goal. */
export function atMost(what: string, figure: number, goal: number, unit: string): Row {
  return { what, goal: `≤ ${goal} ${unit}`, measured: `${rounded(figure)} ${unit}`, holds: figure <= goal };
}

/** A figure without a goal, for whoever reads the others. */
export function told(what: string, figure: number, unit: string): Row {
  return { what, goal: '', measured: `${rounded(figure)} ${unit}`, holds: undefined };
}

/** Something that has to be exactly so. */
export function exactly(what: string, measured: string | number, goal: string | number): Row {
  return { what, goal: String(goal), measured: String(measured), holds: String(measured) === String(goal) };
}

export const middle = median;
export const p95 = (figures: readonly number[]): number => percentile(figures, 0.95);

export function printTable(rows: readonly Row[]): void {
  const width = (cells: string[]) => Math.max(...cells.map((cell) => cell.length));
  const what = width(rows.map((row) => row.what));
  const goal = width(rows.map((row) => row.goal));
  const measured = width(rows.map((row) => row.measured));
  console.log(`\n  ${'what'.padEnd(what)}  ${'goal'.padEnd(goal)}  ${'measured'.padEnd(measured)}`);
  for (const row of rows) {
    const verdict = row.holds === undefined ? '' : row.holds ? 'holds' : 'FALLS SHORT';
    console.log(
      `  ${row.what.padEnd(what)}  ${row.goal.padEnd(goal)}  ${row.measured.padEnd(measured)}  ${verdict}`,
    );
  }
}

function rounded(figure: number): string {
  return figure >= 10 || Number.isInteger(figure) ? String(Math.round(figure)) : figure.toFixed(2);
}
