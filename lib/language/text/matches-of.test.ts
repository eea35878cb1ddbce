import { expect, it } from 'vitest';
import { matchesOf } from './matches-of';

it.each([
  ['numbers', '5 cola, 12 lime', /\d+/g],
  ['nothing', 'cola', /\d+/g],
  ['places without letters', 'ab 🥛 c', /(?=[^ ])/gu],
  ['groups', 'row 2, row 4', /row (\d)/g],
])('finds what matchAll finds: %s', (_, text, pattern) => {
  expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)]);
});

it('begins at the start of each text', () => {
  const pattern = /\d+/g;
  pattern.lastIndex = 7;
  expect(matchesOf('5 cola 12', pattern).map(([found]) => found)).toEqual(['5', '12']);
  expect(pattern.lastIndex).toBe(0);
});
