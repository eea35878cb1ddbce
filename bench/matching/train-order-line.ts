import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsOf } from '@/lib/matching/interpret-message';
import { matchAll } from '@/lib/matching/lines/match-read-phrases';
import { orderLineFeatures } from '@/lib/matching/lines/order-line';
import { orderLineWeights } from '@/lib/matching/lines/order-line-weights';
import { type AliasRow, type CatalogueRow, dataFolder, readGold, readRows, writerOf } from './gold';
import { type Example, fitLogistic } from './logistic';
import { indexOf } from './predict';

type Name = keyof typeof orderLineWeights;
type StyledExample = Example<Name> & { style: string };
const names = Object.keys(orderLineWeights) as Name[];
const settings = { penalty: 0.0002 };

/** Every phrase read from bench/data, ordered or named in passing. */
function examples(): StyledExample[] {
  const out: StyledExample[] = [];
  const gold = readGold();
  const aliases = readRows<AliasRow>(join(dataFolder, 'aliases.jsonl'));
  for (const domain of new Set(gold.map((message) => message.domain))) {
    const index = indexOf(
      readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`)),
      aliases.filter((alias) => alias.domain === domain),
    );
    for (const message of gold) {
      if (message.domain !== domain) continue;
      const { matched } = matchAll(index, message.text, { customerId: message.customer ?? null });
      for (const facts of factsOf(matched)) {
        const { start, end } = facts.read;
        const right = message.lines.some(
          (line) => Math.min(line.end, end) - Math.max(line.start, start) >= 0.4 * (line.end - line.start),
        );
        const bare = !facts.read.quantityStated;
        out.push({
          features: orderLineFeatures(facts),
          right,
          weight: bare ? 2 : 1,
          style: writerOf(message),
        });
      }
    }
  }
  return out;
}

const isAsked = (weights: Record<Name, number>, example: Example<Name>): boolean =>
  names.reduce((sum, name) => sum + weights[name] * example.features[name], 0) > 0;

/** Right and wrong verdicts on each style by weights that never saw it. */
function leaveOneStyleOut(all: readonly StyledExample[]): string {
  let [right, kept, passing, dropped] = [0, 0, 0, 0];
  for (const style of new Set(all.map((example) => example.style))) {
    const weights = fitLogistic(
      names,
      all.filter((example) => example.style !== style),
      settings,
    );
    for (const example of all) {
      if (example.style !== style) continue;
      const asked = isAsked(weights, example);
      if (example.right) [right, kept] = [right + 1, kept + Number(asked)];
      else [passing, dropped] = [passing + 1, dropped + Number(!asked)];
    }
  }
  return `unseen styles: ${kept} of ${right} ordered kept, ${dropped} of ${passing} in passing dropped`;
}

function main(): void {
  const all = examples();
  if (process.argv.includes('--check')) console.log(leaveOneStyleOut(all));
  const weights = fitLogistic(names, all, settings);
  const path = fileURLToPath(new URL('../../lib/matching/lines/order-line-weights.ts', import.meta.url));
  const lines = names.map((name) => `  ${name}: ${weights[name]},`).join('\n');
  writeFileSync(
    path,
    `/**\n * Coefficients of the probability that a phrase was ordered: a logistic model of the facts in order-line.ts.\n * Written by \`npx tsx bench/matching/train-order-line.ts\` from bench/data; do not edit by hand.\n */\nexport const orderLineWeights = {\n${lines}\n};\n`,
  );
}

main();
