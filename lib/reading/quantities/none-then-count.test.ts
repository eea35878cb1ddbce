import { expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { noneThenCount } from './none-then-count';

const countOf = (text: string): number | undefined => noneThenCount(viewOf(`rice ${text}`), 1)?.value;

it.each([
  ['- none, one case', 1],
  ['- none left, 10', 10],
  ['- none (12)', 12],
  ['- nothing; 4', 4],
])('orders what closes a row of which nothing is there: %s', (text, value) => {
  expect(countOf(text)).toBe(value);
});

it.each(['- none', '- none, 2 bread', '- 3, 10', 'none left 10'])('reads nothing out of %s', (text) => {
  expect(countOf(text)).toBeUndefined();
});
