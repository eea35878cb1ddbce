import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './testing/source-files';

/** What the frame of every page sends, and the document itself. */
const ofEveryPage = ['ui', ...roomsSentBy('app/desk-frame.tsx')];
const pages = sourceFiles('app').filter((file) => /\/(page|loading|error|not-found)\.tsx$/.test(file));

test.each(pages)('%s sends the browser the words that its parts say there', (page) => {
  const sent = new Set([...ofEveryPage, ...roomsSentBy(page)]);
  expect([...roomsSaidInBrowser(page)].filter((room) => !sent.has(room))).toEqual([]);
});

function roomsSentBy(file: string): string[] {
  const lists = readFileSync(file, 'utf8').matchAll(/rooms=\{\[([^\]]*)\]\}/g);
  return [...lists].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, room = '']) => room));
}

/** The rooms that components ask for which run in the browser, among all that a file brings along. */
function roomsSaidInBrowser(file: string): Set<string> {
  const rooms = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, isWithinClient: boolean) => {
    const source = readFileSync(path, 'utf8');
    const isClient = isWithinClient || source.startsWith("'use client'");
    if (seen.has(`${path} ${isClient}`)) return;
    seen.add(`${path} ${isClient}`);
    if (isClient) {
      for (const [, room = ''] of source.matchAll(/useTranslations\('(\w+)'\)/g)) rooms.add(room);
    }
    for (const next of importsOf(path, source)) visit(next, isClient);
  };
  visit(file, false);
  return rooms;
}

function importsOf(path: string, source: string): string[] {
  const named = source.matchAll(/(?:^|\n)(?:import (?!type)|\} from )[^;]*?'([^']+)'|import\('([^']+)'\)/g);
  return [...named].flatMap(([, standing, late]) => {
    const name = standing ?? late ?? '';
    const base = name.startsWith('@/')
      ? name.slice(2)
      : name.startsWith('.')
        ? join(dirname(path), name)
        : null;
    if (base === null || !base.startsWith('components/')) return [];
    return [`${base}.tsx`, `${base}.ts`].filter((file) => existsSync(file)).slice(0, 1);
  });
}
