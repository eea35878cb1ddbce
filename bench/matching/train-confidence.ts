import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { confidenceWeights } from '@/lib/matching/confidence/confidence-weights';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { matchAll } from '@/lib/matching/lines/match-read-phrases';
import { matchWithFacts } from '@/lib/matching/match-phrase';
import { add, askElsewhere, askNoised, type Name, worth } from './ask-noised';
import { chatter, cutMessage } from './disturb-message';
import { type CatalogueRow, dataFolder, type GoldMessage, readGold, readRows } from './gold';
import { type Example, fitSigned, probabilityOf } from './logistic';
import { areaUnderCurve, calibrationError } from './measure';
import { seeded } from './noise';
import { indexOf } from './predict';
import { thickenCatalogue } from './thicken-catalogue';
import { writeWeights } from './write-weights';

const names = Object.keys(confidenceWeights) as Name[];
const domains = ['grocery', 'wholesale', 'hardware', 'produce', 'butchery', 'building', 'provisions'];
/** Trades that sell some of the same goods: what one has is no stranger to the other. */
const alike = [
  ['grocery', 'produce'],
  ['grocery', 'butchery'],
  ['grocery', 'provisions'],
  ['produce', 'provisions'],
  ['hardware', 'building'],
];
const areAlike = (a: string, b: string): boolean =>
  alike.some((pair) => pair.includes(a) && pair.includes(b));
const anyone = { customerId: null };
const rounds = 3;

/** Light, for rare facts such as a stranger under a heading: a heavier one makes little of them. */
const settings = { penalty: 0.00003 };

/** Facts that can only speak for a match; all others can only speak against it. */
const speakFor: readonly Name[] = ['score', 'aloneLead', 'amongLead', 'partLead', 'helped'];
const signs: Partial<Record<Name, 1 | -1>> = Object.fromEntries(
  names.filter((name) => name !== 'bias').map((name) => [name, speakFor.includes(name) ? 1 : -1]),
);
/** Of the talk in our messages, the share that is asked for. */
const talkShare = 0.2;

/**
 * Trains the confidence of a match on questions to our own catalogues: the labelled phrases of bench/data; and,
 * against catalogues made dense with siblings of their products, names as customers write them, the same with
 * their product taken out, and with a size, variant or brand that nothing in the catalogue has; goods of the other
 * trades; and what is said beside goods.
 */
function examples(): Example<Name>[] {
  const out: Example<Name>[] = [];
  const random = seeded(7);
  const gold = readGold();
  for (const domain of domains) {
    const rows = rowsOf(domain);
    const index = indexOf(rows, []);
    const own = gold.filter((message) => message.domain === domain);
    askLabelled(out, index, own);
    for (const said of [...chatter, ...own.flatMap(saidBeside)]) askTalk(out, index, said, random);
    for (let round = 0; round < rounds; round++) askNoised(out, thickenCatalogue(rows, random), random);
    for (const other of domains)
      if (!areAlike(other, domain) && other !== domain) askElsewhere(out, index, rowsOf(other), random);
  }
  return out;
}

const rowsOf = (domain: string): CatalogueRow[] =>
  readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`));

/** Our messages' phrases, with the context that they are read in. */
function askLabelled(out: Example<Name>[], index: CatalogueIndex, gold: readonly GoldMessage[]): void {
  for (const { text, lines } of gold) {
    const { matched } = matchAll(index, text, anyone);
    for (const line of lines) {
      if (line.needs_alias) continue;
      const read = matched.find(
        (found) => found.read.start === line.start && found.read.end === line.end,
      )?.read;
      if (!read && line.needs_context) continue;
      const match = matchWithFacts(index, line.phrase, anyone, {
        unit: line.unit,
        context: read?.context ?? '',
      });
      add(out, match, line.sku, line.candidates ? worth.ambiguous : worth.labelled);
    }
  }
}

/** What stands between the goods of a message; none where headings name goods there. */
function saidBeside(message: GoldMessage): string[] {
  if (message.lines.some((line) => line.needs_context)) return [];
  return cutMessage(message).flatMap(({ text, label }) => (label ? [] : text.split(/[.,;:!?\n]+/)));
}

/** Words of talk that were taken for goods: nothing in the catalogue is what they ask for. */
function askTalk(out: Example<Name>[], index: CatalogueIndex, said: string, random: () => number): void {
  const words = said.match(/\p{L}[\p{L}']+/gu) ?? [];
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= 3 && at + length <= words.length; length++)
      if (random() < talkShare)
        add(out, matchWithFacts(index, words.slice(at, at + length).join(' '), anyone), null, worth.talk);
}

/** With `--only=a,b` these are fitted beside the others, which stay as they are. */
function train(all: readonly Example<Name>[]): Record<Name, number> {
  const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',') ?? names;
  const fitted = names.filter((name) => only.includes(name));
  const kept = names.filter((name) => !only.includes(name));
  const beside = all.map((example) => ({
    ...example,
    offset: kept.reduce((sum, name) => sum + confidenceWeights[name] * example.features[name], 0),
  }));
  return { ...confidenceWeights, ...fitSigned(fitted, beside, signs, settings) };
}

function main(): void {
  const all = examples();
  const weights = train(all);
  const judged = all.map((example): [number, boolean] => [probabilityOf(weights, example), example.right]);
  console.log(
    `${all.length} questions, ${all.filter(({ right }) => right).length} right; AUROC ${areaUnderCurve(judged).toFixed(3)}, ECE ${calibrationError(judged).toFixed(3)}`,
  );
  writeWeights(
    'confidence/confidence',
    weights,
    'the confidence of a match: a logistic model of the facts in confidence.ts',
  );
}

main();
