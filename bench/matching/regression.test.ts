import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { likelyFrom } from '@/lib/certainty';
import type { Interpretation } from '@/lib/matching/interpret-message';
import { describeReading } from './describe-reading';
import { dataFolder, type GoldMessage, heldOutFolder, readGold } from './gold';
import { type Figures, measure } from './measure';
import { interpretAll, predictionsOf } from './predict-all';

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

const own = readGold();
const read = interpretAll(dataFolder, own, catalogueOf);

it('reads our own messages no more than a point worse than before', () => {
  const floor: Figures = JSON.parse(readFileSync(join(dataFolder, 'floor.json'), 'utf8'));
  expect(own.length).toBeGreaterThanOrEqual(300);
  const { figures } = measure(own, predictionsOf(own, read));
  for (const name of higherIsBetter) expect(figures[name], name).toBeGreaterThanOrEqual(floor[name] - point);
  for (const name of lowerIsBetter) expect(figures[name], name).toBeLessThanOrEqual(floor[name] + point);
});

// A change of the reader shows here each message that it reads otherwise; bench/data/README.md tells how to take it over.
it('reads our own messages as before', async () => {
  await expect(describeAll(own, read)).toMatchFileSnapshot(join(dataFolder, 'readings', 'own.txt'));
});

it('reads the messages held out as before', async () => {
  const heldOut = readGold(heldOutFolder);
  const readings = describeAll(heldOut, interpretAll(dataFolder, heldOut, catalogueOf));
  await expect(readings).toMatchFileSnapshot(join(dataFolder, 'readings', 'held-out.txt'));
  // Hundreds of messages: ten seconds on a quiet machine, more beside others.
}, 60_000);

it('asks a question of every line in doubt, between things that differ, and of no other', () => {
  for (const { lines } of read.values())
    for (const { phrase, confidence, candidates, decision } of lines) {
      expect(decision !== null, phrase).toBe(candidates.length > 0 && confidence < likelyFrom);
      if (decision?.kind === 'which') expect(decision.count, phrase).toBeGreaterThan(1);
      if (decision?.kind === 'either') expect(new Set(decision.among).size, phrase).toBeGreaterThan(1);
      if (decision?.kind === 'instead') expect(decision.asked, phrase).not.toBe(decision.found);
    }
});

it('gives no reason that says one thing and its opposite', () => {
  const opposites = [
    [/name matches/, /not found/],
    [/size matches/, /asked for \d|states no such size|no size given/],
    [/no size given/, /asked for \d|a number fits nothing|states no such size/],
  ] as const;
  for (const { lines } of read.values())
    for (const { reason } of lines.flatMap(({ candidates }) => candidates))
      for (const [one, other] of opposites)
        expect(one.test(reason) && other.test(reason), reason).toBe(false);
});

function catalogueOf(domain: string): string {
  return `catalogue-${domain}.jsonl`;
}

const describeAll = (gold: readonly GoldMessage[], readings: ReadonlyMap<string, Interpretation>): string =>
  gold
    .flatMap((message) => {
      const reading = readings.get(message.id);
      return reading ? [`${describeReading(message, reading)}\n`] : [];
    })
    .join('\n');
