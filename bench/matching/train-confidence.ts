import { join } from 'node:path';
import { confidenceFeatures } from '@/lib/matching/confidence';
import { confidenceWeights } from '@/lib/matching/confidence-weights';
import { type Match, matchWithFacts } from '@/lib/matching/match-phrase';
import { chatter } from './disturb-message';
import { equalsFinder } from './find-equals';
import { type CatalogueRow, dataFolder, type GoldMessage, readGold, readRows } from './gold';
import { type Example, fitLogistic, probabilityOf } from './logistic';
import { areaUnderCurve, calibrationError } from './measure';
import { amongTalk, leaveOut, nearMiss, seeded, writeHastily } from './noise';
import { indexOf } from './predict';
import { thickenCatalogue } from './thicken-catalogue';
import { writeWeights } from './write-weights';

type Name = keyof typeof confidenceWeights;
const names = Object.keys(confidenceWeights) as Name[];
const domains = ['grocery', 'wholesale', 'hardware'];
const anyone = { customerId: null };
const rounds = 3;

/** What each kind of question counts for; goods that may be several products are rare in our messages. */
const worth = {
  labelled: 6,
  ambiguous: 10,
  noised: 1,
  leftOut: 0.5,
  sibling: 0.05,
  nearMiss: 0.7,
  talk: 0.3,
};

/** Of goods that several products answer, the share where everyone knows which one is meant. */
const obviousShare = 0.45;

/**
 * Trains the confidence of a match on questions to our own catalogues: the labelled phrases of bench/data; and,
 * against catalogues made dense with siblings of their products, names as customers write them, the same with
 * their product taken out, and with a size, variant or brand that nothing in the catalogue has.
 */
function examples(): Example<Name>[] {
  const out: Example<Name>[] = [];
  const random = seeded(7);
  const gold = readGold();
  for (const domain of domains) {
    const rows = readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`));
    askLabelled(
      out,
      rows,
      gold.filter((message) => message.domain === domain),
    );
    askTalk(out, rows);
    for (let round = 0; round < rounds; round++) askNoised(out, thickenCatalogue(rows, random), random);
  }
  return out;
}

function askLabelled(
  out: Example<Name>[],
  rows: readonly CatalogueRow[],
  gold: readonly GoldMessage[],
): void {
  const index = indexOf(rows, []);
  for (const line of gold.flatMap(({ lines }) => lines)) {
    if (line.needs_alias || line.needs_context) continue;
    const match = matchWithFacts(index, line.phrase, anyone, { unit: line.unit });
    add(out, match, line.sku, line.candidates ? worth.ambiguous : worth.labelled);
  }
}

function askNoised(out: Example<Name>[], rows: readonly CatalogueRow[], random: () => number): void {
  const whole = indexOf(rows, []);
  const kept = rows.filter(() => random() > 0.3);
  const known = new Set(kept.map(({ sku }) => sku));
  const partial = indexOf(kept, []);
  const [hasEqual, hasEqualKept] = [equalsFinder(rows), equalsFinder(kept)];
  for (const row of rows) {
    const said = leaveOut(row, random);
    const { phrase, context } = headed(amongTalk(writeHastily(said, random), random), random);
    const obvious = random() < obviousShare;
    const meant = (hasEquals: typeof hasEqual): string | null =>
      obvious || !hasEquals(said, row) ? row.sku : null;
    if (random() < 0.7)
      add(out, matchWithFacts(whole, phrase, anyone, { context }), meant(hasEqual), worth.noised);
    else if (known.has(row.sku))
      add(out, matchWithFacts(partial, phrase, anyone, { context }), meant(hasEqualKept), worth.noised);
    else {
      const match = matchWithFacts(partial, phrase, anyone, { context });
      // Explained in full by a sibling: the phrase did not say enough for anyone to miss the product.
      add(out, match, null, isExplained(match) ? worth.sibling : worth.leftOut);
    }
    const missed = random() < 0.25 ? nearMiss(row, (word) => whole.termByText.has(word), random) : null;
    if (missed) add(out, matchWithFacts(whole, missed, anyone), null, worth.nearMiss);
  }
}

/** Now and then with its first word, the brand mostly, as the heading above it. */
function headed(phrase: string, random: () => number): { phrase: string; context: string } {
  const [first = '', ...rest] = phrase.split(' ');
  const above = rest.length > 0 && /^\p{L}{3,}$/u.test(first) && random() < 0.12;
  return above ? { phrase: rest.join(' '), context: first } : { phrase, context: '' };
}

/** Words of talk that were taken for goods: nothing in the catalogue is what they ask for. */
function askTalk(out: Example<Name>[], rows: readonly CatalogueRow[]): void {
  const index = indexOf(rows, []);
  for (const line of chatter) {
    const words = line.split(' ');
    for (let at = 0; at < words.length; at++)
      for (let length = 1; length <= 3 && at + length <= words.length; length++)
        add(out, matchWithFacts(index, words.slice(at, at + length).join(' '), anyone), null, worth.talk);
  }
}

function isExplained({ facts }: Match): boolean {
  if (!facts) return false;
  const { missingKnown, missingUnknown, numbers } = facts.comparison;
  return missingKnown + missingUnknown < 0.05 && numbers.conflicts + numbers.stray + numbers.unanswered === 0;
}

function add(out: Example<Name>[], match: Match, sku: string | null, weight: number): void {
  const top = match.candidates[0];
  if (match.facts && top?.kind === 'similarity')
    out.push({ features: confidenceFeatures(match.facts), right: top.sku === sku, weight });
}

function main(): void {
  const all = examples();
  const weights = fitLogistic(names, all, { penalty: 0.002 });
  const judged = all.map((example): [number, boolean] => [probabilityOf(weights, example), example.right]);
  console.log(
    `${all.length} questions, ${all.filter(({ right }) => right).length} right; AUROC ${areaUnderCurve(judged).toFixed(3)}, ECE ${calibrationError(judged).toFixed(3)}`,
  );
  writeWeights(
    'confidence',
    weights,
    'the confidence of a match: a logistic model of the facts in confidence.ts',
  );
}

main();
