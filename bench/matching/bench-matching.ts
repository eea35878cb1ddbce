import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, type GoldMessage, heldOutFolder, heldOutTradesFolder, readGold, readRows } from './gold';
import { type Figures, measure } from './measure';
import type { Prediction } from './predict';
import { predictAll } from './predict-all';

const columns: (keyof Figures)[] = [
  'messages',
  'lines',
  'lineF1',
  'quantity',
  'top1',
  'recall5',
  'wholeOrder',
  'falseOnAbsent',
  'negatedOrdered',
  'auroc',
  'ece',
  'touchless',
  'threshold',
  'ready',
  'readyWrong',
  'readyOfDecided',
  'lostUnsaid',
];

/** As wide as the longest name of a file of messages. */
const nameWidth = 30;

const ownCatalogue = (domain: string): string => `catalogue-${domain}.jsonl`;

function print(name: string, figures: Figures): void {
  const cells = columns.map((column) =>
    (Number.isInteger(figures[column]) && figures[column] > 1
      ? String(figures[column])
      : figures[column].toFixed(3)
    ).padStart(Math.max(7, column.length + 1)),
  );
  console.log(name.padEnd(nameWidth) + cells.join(''));
}

function report(
  title: string,
  gold: GoldMessage[],
  predictions: Map<string, Prediction>,
  faultsShown: number,
): void {
  console.log(`\n${title}`);
  console.log(
    ' '.repeat(nameWidth) + columns.map((column) => column.padStart(Math.max(7, column.length + 1))).join(''),
  );
  const { figures, faults } = measure(gold, predictions);
  print('all', figures);
  const keys = new Set(gold.map((message) => message.notes || message.domain));
  for (const key of keys)
    print(
      key,
      measure(
        gold.filter((message) => (message.notes || message.domain) === key),
        predictions,
      ).figures,
    );
  for (const fault of faults.slice(0, faultsShown)) console.log(`  ${fault.id}: ${fault.what}`);
}

/** Without their faults: nothing is to be mended on them. */
function reportHeldOut(title: string, folder: string): void {
  const gold = readGold(folder);
  report(title, gold, predictAll(dataFolder, gold, ownCatalogue), 0);
}

function main(): void {
  const faultsAt = process.argv.indexOf('--faults');
  const faults = faultsAt > 0 ? Number(process.argv[faultsAt + 1]) : 0;
  const only = process.argv.find((argument) => argument.startsWith('--style='))?.slice(8);
  const gold = readGold().filter((message) => !only || message.notes === only);
  const own = predictAll(dataFolder, gold, ownCatalogue);
  report('Our own messages (bench/data)', gold, own, faults);
  if (!only) {
    reportHeldOut('Messages held out (bench/data/held-out)', heldOutFolder);
    reportHeldOut('Of trades by weight and length (bench/data/held-out-trades)', heldOutTradesFolder);
  }
  if (process.argv.includes('--keep')) {
    const { figures } = measure(gold, own);
    writeFileSync(join(dataFolder, 'floor.json'), `${JSON.stringify(figures, null, 2)}\n`);
  }
  const given =
    process.argv
      .slice(2)
      .find((argument, i) => !argument.startsWith('--') && process.argv[i + 1] !== '--faults') ??
    process.env.ORDER_EVALUATION_DIR;
  if (!given || only) return;
  if (!existsSync(join(given, 'dev.jsonl'))) {
    console.log(
      `\nNo evaluation material at ${given}: set ORDER_EVALUATION_DIR to a folder with dev.jsonl, aliases.jsonl and catalogue_<domain>.jsonl.`,
    );
    process.exitCode = 1;
    return;
  }
  const dev = readRows<GoldMessage>(join(given, 'dev.jsonl'));
  const catalogueFile = (domain: string): string => `catalogue_${domain}.jsonl`;
  report('Development split, message to lines', dev, predictAll(given, dev, catalogueFile), faults);
  report('Development split, given the phrase', dev, predictAll(given, dev, catalogueFile, true), 0);
}

main();
