import { expect, test } from 'vitest';
import { fitting, pageEntries } from './palette-entries';

const noWhere = () => undefined;

test('a clerk is offered no settings', () => {
  const offered = pageEntries('clerk', noWhere).map(({ id }) => id);
  expect(offered).toContain('/orders');
  expect(offered.filter((id) => id.startsWith('/settings'))).toEqual([]);
});

test('a manager is offered each part of the settings', () => {
  const offered = pageEntries('manager', noWhere).map(({ id }) => id);
  expect(offered).toContain('/settings');
  expect(offered).toContain('/settings/audit');
});

test('finds entries that have every typed word, in any order and case', () => {
  const entries = pageEntries('manager', noWhere);
  expect(fitting(entries, 'aud SET').map(({ id }) => id)).toEqual(['/settings/audit']);
  expect(fitting(entries, '  ')).toEqual(entries);
  expect(fitting(entries, 'audit orders')).toEqual([]);
});

test('going somewhere goes to its page', () => {
  const gone: string[] = [];
  for (const entry of fitting(
    pageEntries('clerk', (href) => gone.push(href)),
    'products',
  ))
    entry.run();
  expect(gone).toEqual(['/products']);
});
