import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchMessage } from '@/lib/matching/interpret-message';
import { lineFeatures } from '@/lib/matching/line-confidence';
import { lineConfidenceWeights } from '@/lib/matching/line-confidence-weights';
import { type AliasRow, type CatalogueRow, dataFolder, readGold, readRows } from './gold';
import { type Example, fitLogistic } from './logistic';
import { indexOf } from './predict';

type Name = keyof typeof lineConfidenceWeights;
const names = Object.keys(lineConfidenceWeights) as Name[];

/** Goods that may be several products are rarer in our messages than in real ones. */
const rareKinds = 3;

/** Every phrase read from bench/data with what the reading knew, and whether line and product were right. */
function examples(): Example<Name>[] {
  const out: Example<Name>[] = [];
  const gold = readGold();
  const aliases = readRows<AliasRow>(join(dataFolder, 'aliases.jsonl'));
  for (const domain of new Set(gold.map((message) => message.domain))) {
    const index = indexOf(
      readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`)),
      aliases.filter((alias) => alias.domain === domain),
    );
    for (const message of gold) {
      if (message.domain !== domain) continue;
      const { matched } = matchMessage(index, message.text, { customerId: message.customer ?? null });
      matched.forEach(({ read, candidates, ordered }) => {
        const top = candidates[0];
        if (!top || top.kind === 'alias') return;
        const line = message.lines.find(
          ({ start, end }) => Math.min(end, read.end) - Math.max(start, read.start) >= 0.5 * (end - start),
        );
        const repeated = matched.some(
          (other) => other.read !== read && other.candidates[0]?.productId === top.productId,
        );
        out.push({
          features: lineFeatures(read, top, { repeated, ordered }),
          right: line?.sku === top.sku && line.quantity === read.quantity,
          weight: line?.candidates ? rareKinds : 1,
        });
      });
    }
  }
  return out;
}

function main(): void {
  const all = examples();
  const weights = fitLogistic(names, all, { penalty: 0.004 });
  console.log(`${all.length} lines, ${all.filter(({ right }) => right).length} right`);
  const path = fileURLToPath(new URL('../../lib/matching/line-confidence-weights.ts', import.meta.url));
  const lines = names.map((name) => `  ${name}: ${weights[name]},`).join('\n');
  writeFileSync(
    path,
    `/**\n * Coefficients of the confidence of a line: a logistic model of the facts in line-confidence.ts. Written by\n * \`npm run train:confidence\` from bench/data; do not edit by hand.\n */\nexport const lineConfidenceWeights = {\n${lines}\n};\n`,
  );
}

main();
