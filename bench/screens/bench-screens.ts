import { measureContention } from './contention';
import { startBench } from './desk';
import { measureAccess } from './measure-access';
import { measureApproving, measureCorrecting, measureTwentyOrders } from './measure-keys';
import { measureNewOrders, measureTwoClerks } from './measure-live';
import { measureLoading } from './measure-loading';
import { measureLongOrder } from './measure-long-order';
import { measureSearch } from './measure-search';
import { measureUndo } from './measure-undo';
import { printTable, type Row } from './report';

/**
 * The desk against its goals, in Chromium on the built service: loads and keys on a processor slowed four times and
 * a line of 1.6 Mbit/s with 150 ms; the rest at the machine's own speed. Run with `npm run bench:screens`; names of
 * measurements after `--` run only those.
 */
const measurements = {
  keys: measureApproving,
  correcting: measureCorrecting,
  twenty: measureTwentyOrders,
  long: measureLongOrder,
  loading: measureLoading,
  live: measureNewOrders,
  clerks: measureTwoClerks,
  undo: measureUndo,
  access: measureAccess,
  // Last: it fills the catalogue, after which phrases match otherwise.
  search: measureSearch,
};

async function main(chosen: readonly string[]): Promise<void> {
  const bench = await startBench();
  const rows: Row[] = [measureContention('before')];
  try {
    for (const [name, measure] of Object.entries(measurements)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const startedAt = performance.now();
      rows.push(...(await measure(bench)));
      console.log(`  ${name.padEnd(12)} ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    }
  } finally {
    await bench.close();
  }
  rows.push(measureContention('after'));
  printTable(rows);
  process.exitCode = rows.some(({ holds }) => holds === false) ? 1 : 0;
}

await main(process.argv.slice(2));
