import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { fitting, pageEntries } from './palette-entries';

const t = wordsOf('shell');
const noWhere = () => undefined;

test('a clerk is offered no settings', () => {
  const offered = pageEntries('clerk', noWhere, t).map(({ id }) => id);
  expect(offered).toContain('/orders');
  expect(offered.filter((id) => id.startsWith('/settings'))).toEqual([]);
});

test('a manager is offered each part of the settings', () => {
  const offered = pageEntries('manager', noWhere, t).map(({ id }) => id);
  expect(offered).toContain('/settings');
  expect(offered).toContain('/settings/audit');
});

test('finds entries that have every typed word, in any order and case', () => {
  const entries = pageEntries('manager', noWhere, t);
  expect(fitting(entries, 'aud SET').map(({ id }) => id)).toEqual(['/settings/audit']);
  expect(fitting(entries, '  ')).toEqual(entries);
  expect(fitting(entries, 'audit orders')).toEqual([]);
});

test('going somewhere goes to its page', () => {
  const gone: string[] = [];
  for (const entry of fitting(
    pageEntries('clerk', (href) => gone.push(href), t),
    'products',
  ))
    entry.run();
  expect(gone).toEqual(['/products']);
});
