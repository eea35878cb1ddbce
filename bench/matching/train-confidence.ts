import { join } from 'node:path';
import { confidenceFeatures } from '@/lib/matching/confidence';
import { confidenceWeights } from '@/lib/matching/confidence-weights';
import { type Match, matchWithFacts } from '@/lib/matching/match-phrase';
import { type CatalogueRow, dataFolder, type GoldMessage, readGold, readRows } from './gold';
import { type Example, fitLogistic, probabilityOf } from './logistic';
import { areaUnderCurve, calibrationError } from './measure';
import { amongTalk, customerWords, nearMiss, seeded } from './noise';
import { indexOf } from './predict';
import { thickenCatalogue } from './thicken-catalogue';
import { writeWeights } from './write-weights';

type Name = keyof typeof confidenceWeights;
const names = Object.keys(confidenceWeights) as Name[];
const domains = ['grocery', 'wholesale', 'hardware'];
const anyone = { customerId: null };
const rounds = 3;

/** What each kind of question counts for; goods that may be several products are rare in our messages. */
const worth = { labelled: 4, ambiguous: 10, noised: 1, leftOut: 0.5, sibling: 0.05, nearMiss: 0.7 };

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
  for (const row of rows) {
    const phrase = amongTalk(customerWords(row, random), random);
    if (random() < 0.7) add(out, matchWithFacts(whole, phrase, anyone), row.sku, worth.noised);
    else if (known.has(row.sku)) add(out, matchWithFacts(partial, phrase, anyone), row.sku, worth.noised);
    else {
      const match = matchWithFacts(partial, phrase, anyone);
      // Explained in full by a sibling: the phrase did not say enough for anyone to miss the product.
      add(out, match, null, isExplained(match) ? worth.sibling : worth.leftOut);
    }
    const missed = random() < 0.25 ? nearMiss(row, (word) => whole.termByText.has(word), random) : null;
    if (missed) add(out, matchWithFacts(whole, missed, anyone), null, worth.nearMiss);
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
  const weights = fitLogistic(names, all, { penalty: 0.004 });
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
