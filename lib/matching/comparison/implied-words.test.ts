import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { matchPhrase } from '../match-phrase';

const names = [
  'Brewster Moderno 200g',
  'Brewster Instant Coffee 200g',
  'Brewster Instant Coffee 100g',
  'Brewster Instant Coffee Tin 750g',
  'Sugarloaf Bonbons Mint Toffee 100s',
  'Sugarloaf Bonbons Tofee Toffee 100s',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const best = (phrase: string) => matchPhrase(index, phrase, { customerId: null })[0]?.productId;

it('takes the ordinary goods of a brand before a blend that nobody named', () => {
  expect(best('brewster 200g')).toBe('Brewster Instant Coffee 200g');
  expect(best('brewster moderno')).toBe('Brewster Moderno 200g');
});

it('counts a kind as said once, where the name says it twice', () => {
  expect(best('sugarloaf toffee')).toBe('Sugarloaf Bonbons Tofee Toffee 100s');
});
