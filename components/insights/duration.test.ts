import { expect, test } from 'vitest';
import { sayDuration } from './duration';

test.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [12 * 60, '12 min'],
  [59 * 60 + 40, '1 h'],
  [3.54 * 3600, '3,5 h'],
  [30 * 3600, '30 h'],
  [3 * 86_400, '3 d'],
  [12.4 * 86_400, '12 d'],
])('%d seconds are %s', (seconds, words) => {
  expect(sayDuration(seconds, (value) => String(value).replace('.', ','))).toBe(words);
});
