import type { CatalogueIndex } from '@/lib/matching/catalogue-index';
import { interpretMessage } from '@/lib/matching/interpret-message';

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
};

const fourKilobytes = (part: string): string => part.repeat(Math.ceil(4096 / part.length)).slice(0, 4096);

/** Texts of 4 KB that no customer writes, by what they are full of. */
export const hostileTexts: readonly (readonly [of: string, text: string])[] = Object.entries(parts).map(
  ([of, part]) => [of, fourKilobytes(part)],
);

/** Milliseconds of the processor, not of the clock, that one reading takes: other programs disturb it least. */
export function cpuMsOf(index: CatalogueIndex, text: string): number {
  const start = process.cpuUsage();
  interpretMessage(index, text, { customerId: null });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
