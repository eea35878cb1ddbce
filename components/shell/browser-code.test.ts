import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '@/lib/words/testing/source-files';

/** Of the server alone; each is heavier than the code of many a page. */
const heavy = ['zod', 'drizzle-orm', 'postgres', 'libphonenumber-js'];

const ofTheBrowser = [...sourceFiles('components'), ...sourceFiles('app')].filter((file) =>
  readFileSync(file, 'utf8').startsWith("'use client'"),
);

test('what runs in the browser brings along no package of the server, also by way of a contract', () => {
  const from = new Map<string, string | null>(ofTheBrowser.map((file) => [file, null]));
  const found: string[] = [];
  for (const [file] of from) {
    for (const next of importsOf(file)) {
      if (heavy.includes(next)) found.push([next, ...wayTo(file, from)].join(' ← '));
      else if (existsSync(next) && !from.has(next)) from.set(next, file);
    }
  }
  expect(ofTheBrowser.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

function wayTo(file: string, from: ReadonlyMap<string, string | null>): string[] {
  const before = from.get(file);
  return before ? [file, ...wayTo(before, from)] : [file];
}

/** Files and packages of which something is there at run time: types are gone by then. */
function importsOf(file: string): string[] {
  const all = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )([^;]*?)\s?from '([^']+)';/gms,
  );
  return [...all].flatMap(([, names = '', name = '']) => {
    const listed = /^\{(.*)\}$/s
      .exec(names.trim())?.[1]
      ?.split(',')
      .map((each) => each.trim()) ?? [''];
    const isTypes = listed.filter(Boolean).every((each) => each.startsWith('type ')) && listed[0] !== '';
    return isTypes ? [] : [resolved(file, name)];
  });
}

function resolved(file: string, name: string): string {
  const isOurs = name.startsWith('@/') || name.startsWith('.');
  if (!isOurs) return name;
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name);
  return [`${base}.tsx`, `${base}.ts`].find((each) => existsSync(each)) ?? base;
}
