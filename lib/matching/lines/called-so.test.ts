import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { calledSo } from './called-so';

const names = [
  'Golden Drop Sunflower Oil 2L',
  'Mokambo Coffee Creamer 1kg',
  'Mokambo Instant Coffee 250g',
  'Mama Joy Super Maize Meal 10kg',
  'Old Harbour Pilchards in Tomato Sauce 400g',
  'REX D/FOOD 8KG STEAK (1X1)',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});

const called = (name: string, ...words: string[]): boolean => {
  const product = index.products[index.ordinalById.get(name) ?? -1];
  return product !== undefined && calledSo(index, product, words) !== null;
};

it('knows what a product is called, in any language and abbreviated', () => {
  expect(called('Golden Drop Sunflower Oil 2L', 'oil')).toBe(true);
  expect(called('Golden Drop Sunflower Oil 2L', 'aceite')).toBe(true);
  expect(called('Mama Joy Super Maize Meal 10kg', 'mieliemeel')).toBe(true);
  expect(called('Old Harbour Pilchards in Tomato Sauce 400g', 'pilchards')).toBe(true);
  expect(called('REX D/FOOD 8KG STEAK (1X1)', 'dog', 'food')).toBe(true);
});

it('does not call goods by what they are made with or for', () => {
  expect(called('Mokambo Coffee Creamer 1kg', 'coffee')).toBe(false);
  expect(called('Mokambo Instant Coffee 250g', 'coffee')).toBe(true);
  expect(called('Mokambo Instant Coffee 250g', 'coffee', 'creamer')).toBe(false);
});
