import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, readGold } from './gold';
import { type Figures, measure } from './measure';
import { predictAll } from './predict-all';

const higherIsBetter: (keyof Figures)[] = [
  'lineF1',
  'quantity',
  'top1',
  'recall5',
  'wholeOrder',
  'auroc',
  'ready',
  'readyOfDecided',
];
const lowerIsBetter: (keyof Figures)[] = [
  'falseOnAbsent',
  'negatedOrdered',
  'ece',
  'readyWrong',
  'lostUnsaid',
];
const point = 0.01;

it('reads our own messages no more than a point worse than before', { timeout: 600_000 }, () => {
  const floor: Figures = JSON.parse(readFileSync(join(dataFolder, 'floor.json'), 'utf8'));
  const gold = readGold();
  expect(gold.length).toBeGreaterThanOrEqual(300);
  const { figures } = measure(
    gold,
    predictAll(dataFolder, gold, (domain) => `catalogue-${domain}.jsonl`),
  );
  for (const name of higherIsBetter) expect(figures[name], name).toBeGreaterThanOrEqual(floor[name] - point);
  for (const name of lowerIsBetter) expect(figures[name], name).toBeLessThanOrEqual(floor[name] + point);
});
