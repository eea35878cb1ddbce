import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { confidenceFeatures } from '@/lib/matching/confidence';
import { confidenceWeights } from '@/lib/matching/confidence-weights';
import { matchWithFacts } from '@/lib/matching/match-phrase';
import { type CatalogueRow, dataFolder, readGold, readRows } from './gold';
import { type Example, fitLogistic } from './logistic';
import { areaUnderCurve, calibrationError } from './measure';
import { customerWords, nearMiss, seeded } from './noise';
import { indexOf } from './predict';

type Name = keyof typeof confidenceWeights;
const names = Object.keys(confidenceWeights) as Name[];
const domains = ['grocery', 'wholesale', 'hardware'];

/**
 * Trains the confidence of a match on four kinds of questions to our own catalogues: labelled phrases of
 * bench/data; names as customers write them; the same with their
 * product taken out of the catalogue, or with a size, variant or brand that nothing in it has.
 */
function examples(): Example<Name>[] {
  const random = seeded(7);
  const out: Example<Name>[] = [];
  const gold = readGold();
  for (const domain of domains) {
    const rows = readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`));
    const whole = indexOf(rows, []);
    for (const message of gold) {
      if (message.domain !== domain) continue;
      for (const line of message.lines) {
        if (line.needs_alias || line.needs_context) continue;
        add(
          out,
          matchWithFacts(whole, line.phrase, { customerId: null }, { unit: line.unit }),
          line.sku,
          line.candidates ? 10 : 4,
        );
      }
    }
    const kept = rows.filter(() => random() > 0.35);
    const sku = new Set(kept.map((row) => row.sku));
    const partial = indexOf(kept, []);
    for (let round = 0; round < 4; round++) {
      for (const row of rows) {
        const phrase = customerWords(row, random);
        add(
          out,
          matchWithFacts(partial, phrase, { customerId: null }),
          sku.has(row.sku) ? row.sku : null,
          sku.has(row.sku) ? 1 : 0.5,
        );
        const missed = nearMiss(row, (word) => whole.termByText.has(word), random);
        if (missed && random() < 0.5)
          add(out, matchWithFacts(whole, missed, { customerId: null }), null, 0.4);
      }
    }
  }
  return out;
}

function add(
  out: Example<Name>[],
  match: ReturnType<typeof matchWithFacts>,
  sku: string | null,
  weight: number,
): void {
  const top = match.candidates[0];
  if (!match.facts || !top || top.kind !== 'similarity') return;
  const right = top.sku === sku;
  // Left out and yet explained in full by a sibling: the phrase did not say enough to be judged.
  const { missingKnown, missingUnknown, numbers } = match.facts.comparison;
  const unsaid =
    sku === null &&
    missingKnown + missingUnknown < 0.05 &&
    numbers.conflicts + numbers.stray + numbers.unanswered === 0;
  out.push({
    features: confidenceFeatures(match.facts),
    right,
    weight: unsaid && weight < 1 ? weight * 0.1 : weight,
  });
}

const score = (weights: Record<Name, number>, { features }: Example<Name>): number =>
  1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * features[name], 0)));

function main(): void {
  const all = examples();
  const weights = fitLogistic(names, all);
  const judged = all.map((example): [number, boolean] => [score(weights, example), example.right]);
  console.log(
    `${all.length} questions, ${all.filter(({ right }) => right).length} right; AUROC ${areaUnderCurve(judged).toFixed(3)}, ECE ${calibrationError(judged).toFixed(3)}`,
  );
  const lines = names.map((name) => `  ${name}: ${weights[name]},`).join('\n');
  const path = fileURLToPath(new URL('../../lib/matching/confidence-weights.ts', import.meta.url));
  writeFileSync(
    path,
    `/**\n * Coefficients of the confidence: a logistic model of the facts in confidence.ts. Written by\n * \`npm run train:confidence\` from bench/data; do not edit by hand.\n */\nexport const confidenceWeights = {\n${lines}\n};\n`,
  );
}

main();
