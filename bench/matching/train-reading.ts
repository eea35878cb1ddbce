import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weights } from '@/lib/reading/reading-weights';
import { lineF1, tallyCuts } from './cut-lattice';
import { canAgree, type FitSettings, fitCuts } from './fit-cuts';
import { heldOutFolder, heldOutTradesFolder, readGold } from './gold';
import { weightNames } from './lattice';
import { seeded } from './noise';
import type { Lattice } from './pack-ways';
import { readLattices } from './read-lattices';
import { literalOf } from './write-weights';

/** The weights that the reader has. */
const towards = weightNames.map((name) => weights[name]);
const settings: FitSettings = { towards, pull: 0.01, rounds: 12, sharpness: 4 };

/** Of other strengths, for `--check`; the last one asks what messages alone would make of the weights. */
const strengths: readonly Partial<FitSettings>[] = [
  {},
  { pull: 0.0003 },
  { pull: 0.003 },
  { pull: 0.03 },
  { sharpness: 2 },
  { sharpness: 8 },
  { towards: towards.map(() => 0), pull: 0.0003 },
];
const folds = 5;

/** Lattices of which a cut agrees with the labels. */
function agreeing(title: string, lattices: readonly Lattice[]): Lattice[] {
  const kept = lattices.filter(canAgree);
  const left = lattices.filter((lattice) => !kept.includes(lattice)).map(({ id }) => id);
  console.log(`${title}: ${kept.length} messages; no cut agrees with the labels of ${left.length}`);
  if (process.argv.includes('--check')) console.log(`  ${left.join(' ')}`);
  return kept;
}

function print(title: string, tally: ReturnType<typeof tallyCuts>): void {
  const whole = (tally.whole / tally.messages).toFixed(4);
  console.log(`  ${title.padEnd(36)} F1 of items ${lineF1(tally).toFixed(4)}, whole cuts ${whole}`);
}

/** How well cuts are made of the words of writers whose messages the weights never saw. */
function tryFolds(lattices: readonly Lattice[], tried: FitSettings, title: string): void {
  const random = seeded(5);
  const writers = [...new Set(lattices.map(({ writer }) => writer))].sort();
  const foldOf = new Map(writers.map((writer) => [writer, Math.floor(random() * folds)]));
  const own = { right: 0, items: 0, labels: 0, whole: 0, messages: 0 };
  const unseen = { ...own };
  for (let fold = 0; fold < folds; fold++) {
    const [rest, out] = [false, true].map((isOut) =>
      lattices.filter(({ writer }) => (foldOf.get(writer) === fold) === isOut),
    );
    const fitted = fitCuts(rest ?? [], tried);
    add(own, tallyCuts(rest ?? [], fitted));
    add(unseen, tallyCuts(out ?? [], fitted));
  }
  print(`${title}, own writers`, own);
  print(`${title}, unseen writers`, unseen);
}

function add(sum: ReturnType<typeof tallyCuts>, part: ReturnType<typeof tallyCuts>): void {
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += part[key];
}

const titleOf = ({ pull, sharpness, towards: centre }: FitSettings): string =>
  `pull ${pull}, sharpness ${sharpness}${centre === towards ? '' : ', from nothing'}`;

/** `npm run train:reading [-- --check | --write]`: the check tries other strengths on writers left out. */
function main(): void {
  const own = agreeing('Our own messages', readLattices(readGold()));
  print('weights as they are', tallyCuts(own, towards));
  if (process.argv.includes('--check')) {
    for (const strength of strengths) {
      const tried = { ...settings, ...strength };
      tryFolds(own, tried, titleOf(tried));
    }
    return;
  }
  const fitted = fitCuts(own, settings);
  print('weights as trained', tallyCuts(own, fitted));
  for (const [title, folder] of [
    ['Held out', heldOutFolder],
    ['Held out, by weight and length', heldOutTradesFolder],
  ] as const) {
    const heldOut = agreeing(title, readLattices(readGold(folder)));
    print('weights as they are', tallyCuts(heldOut, towards));
    print('weights as trained', tallyCuts(heldOut, fitted));
  }
  for (const [i, name] of weightNames.entries())
    if (fitted[i] !== towards[i]) console.log(`  ${name} ${towards[i]} → ${fitted[i]}`);
  if (process.argv.includes('--write')) write(fitted);
}

function write(fitted: readonly number[]): void {
  const named = weightNames.map((name, i): [string, number] => [name, fitted[i] ?? 0]);
  const sorted = Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    fileURLToPath(new URL('../../lib/reading/reading-weights.ts', import.meta.url)),
    `/**
 * What each choice of the cut of a message is worth, in points of how well its goods are known.
 * Written by \`npm run train:reading -- --write\` from bench/data; do not edit by hand.
 */
export const weights = ${literalOf(sorted, '')};
`,
  );
}

main();
