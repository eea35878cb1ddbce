import { expect, test } from 'vitest';
import { countCalled } from './count-called';

test.each([
  ['dozen', 12],
  ['Doz.', 12],
  [' DZ ', 12],
  ['gross', 144],
  ['halfdosyn', 6],
  ['dúzias', 12],
  ['case', undefined],
  ['', undefined],
])('“%s” counts %s', (word, count) => {
  expect(countCalled(word)).toBe(count);
});
