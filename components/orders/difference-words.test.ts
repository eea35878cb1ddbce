import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { differenceWords } from './difference-words';

test.each([
  [{ what: 'QUANTITY', of: 'Brown Bread', before: '20', after: '25' }, '20 → 25 Brown Bread'],
  [{ what: 'QUANTITY', of: 'Milk', before: null, after: '2' }, '+ 2 Milk'],
  [{ what: 'QUANTITY', of: 'Hake', before: '3 cs', after: null }, '– 3 cs Hake'],
  [
    { what: 'GOODS', of: 'oil', before: '2 Sunflower Oil', after: '2 Olive Oil' },
    '“oil”: 2 Sunflower Oil → 2 Olive Oil',
  ],
  [{ what: 'HEAD', of: 'poNumber', before: null, after: '4711' }, 'PO: none → 4711'],
] as const)('%j reads “%s”', (difference, words) => {
  expect(differenceWords(difference, wordsOf('orderPages'))).toBe(words);
});
