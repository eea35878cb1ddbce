import { seeded } from './noise';

/** Parts that a reader's loops could trip over; no order looks like 4 KB of one of them. */
const parts = {
  numbers: '1 ',
  pairs: '1 x ',
  chain: '1x',
  sums: '1+',
  digits: '9',
  commas: 'cola, ',
  'lone commas': ', ',
  brackets: '((',
  headings: 'a: ',
  dashes: '1 - ',
  'shared quantities': '2 each ',
  'short lines': 'a\n',
  'quoted lines': '> 5 cola\n',
  cells: 'a\t5\n',
  addresses: '12 Aaa Bbb ',
  'words that nobody knows': 'qwzx jklm ',
  negations: 'no not cancel ',
  refusals: 'no ',
  pointers: 'drop both of those ',
  rows: 'the second one should be 4 ',
  corrections: '5 karoo cola no wait make it 6 ',
  goods: 'karoo cola 2l 5 ',
  'joined words': 'karoocola',
  'number words': 'twenty ',
  decimals: 'point 5 ',
  timbers: '2x4x8 ',
  'one brand': 'cola ',
  'sizes of goods': 'cola 2l: red 6. cola 1l 6, 2l 4. ',
  'sizes behind': '5 cola, all 2l, ',
  'rows counted': 'rice 2kg\n4 each of the first two and 2 of the others\n',
  'lists of one quantity': 'cola, lime 2 each. ',
  conditions: 'if ',
  stock: '3 left ',
  places: 'line 2 ',
  addressees: 'a@b.c ',
  dots: '.',
  rules: '-',
  spaces: '  \t  ',
  'rows of goods': '5 cola, the second one 4. ',
  'goods again': '5 cola 2l, the 2l should be 3. ',
  'lists of each': '2 of each: cola, lime. ',
  'answered lines': '> 5 cola\nno thanks\n',
  substitutes: 'if no cola then lime ',
  'goods refused': '5 cola, no lime, ',
  'goods meant': 'cola. i meant 5 lime. ',
  'goods taken back': '5 cola, actually scratch that, ',
  'numbered rows': '1. cola 5\n2. lime 6\n',
  'numbered rows refused': '1. cola 5\nno number 1\n',
  tables: 'item\tqty\ncola\t5\n',
  questions: 'do you have cola? ',
  'numbers in brackets': '5 (6) cola ',
  fractions: '1/2 3/4 cola ',
  prices: '5 cola @ 12.99 = 64.95 ',
  'nested headings': 'all 2l:\ncola 5\n\n',
  dozens: 'two and a half dozen ',
  phones: '082 555 0101 ',
  dates: '12/3/2026 14:30 ',
  'goods alone': 'cola\nlime\n',
  'both refused': 'cola 5 lime 6 cancel both ',
  units: '5 cs x 6 box cola ',
  'orders repeated': 'same as last week ',
  exchanges: 'swap 5 cola for lime ',
  'all but': 'everything except cola ',
  'stock rows': 'have 3 cola need 5 ',
};

const length = 4096;

/** No part is cut, so that several such texts make one of the same kind. */
const fourKilobytes = (part: string): string => part.repeat(Math.ceil(length / part.length));

/** Letters by chance, in words of one length: none was ever asked for before. */
function chanceWords(letters: number): string {
  const random = seeded(letters);
  const letter = (): string => String.fromCharCode(97 + Math.floor(random() * 26));
  const word = (): string => `${Array.from({ length: letters }, letter).join('')} `;
  return Array.from({ length: Math.ceil(length / (letters + 1)) }, word).join('');
}

/** Texts of 4 KB that no customer writes, by what they are full of. */
export const hostileTexts: readonly (readonly [of: string, text: string])[] = [
  ...Object.entries(parts).map(([of, part]) => [of, fourKilobytes(part)] as const),
  ['words by chance', chanceWords(5)],
  ['long words by chance', chanceWords(14)],
  ['one long word by chance', chanceWords(length)],
];
