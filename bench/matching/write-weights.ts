import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

type Weights = { readonly [name: string]: number | Weights };

/** Writes coefficients to lib/matching/<room>/<name>-weights.ts, with what they are and how they were made. */
export function writeWeights(path: string, weights: Weights, what: string): void {
  const camel = basename(path).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(
    fileURLToPath(new URL(`../../lib/matching/${path}-weights.ts`, import.meta.url)),
    `/**
 * Coefficients of ${what}.
 * Written by \`npm run train:confidence\` from bench/data; do not edit by hand.
 */
export const ${camel}Weights = ${literalOf(weights, '')};
`,
  );
}

/** A record of numbers as it is written in a file. */
export function literalOf(weights: Weights, indent: string): string {
  const lines = Object.entries(weights).map(([key, value]) => {
    const written = typeof value === 'number' ? value : literalOf(value, `${indent}  `);
    return `${indent}  ${key}: ${written},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
