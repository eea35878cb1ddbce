import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Weights = { readonly [name: string]: number | Weights };

/** Writes coefficients to lib/matching/<name>-weights.ts, with what they are and how they were made. */
export function writeWeights(name: string, weights: Weights, what: string): void {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    fileURLToPath(new URL(`../../lib/matching/${name}-weights.ts`, import.meta.url)),
    `/**
 * Coefficients of ${what}.
 * Written by \`npm run train:confidence\` from bench/data; do not edit by hand.
 */
export const ${camel}Weights = ${literalOf(weights, '')};
`,
  );
}

function literalOf(weights: Weights, indent: string): string {
  const lines = Object.entries(weights).map(([key, value]) => {
    const written = typeof value === 'number' ? value : literalOf(value, `${indent}  `);
    return `${indent}  ${key}: ${written},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
