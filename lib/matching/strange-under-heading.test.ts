import { expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = [
  'Karoo White Bread 700g',
  'Karoo Brown Bread 700g',
  'Karoo Cream Buns 6s',
  'Karoo Rye Bread 800g',
  'Molenrus Toaster Bread 700g',
  'Molenrus White Flour 1kg',
  'Sunveld Sunflower Oil 2L',
  'Kloof Olive Oil 500ml',
  'Buttercrest Brick Margarine 500g',
];
const index = buildIndex({ products: names.map((name) => ({ id: name, sku: name, name })), aliases: [] });

const productsOf = (text: string) =>
  interpretMessage(index, text, { customerId: null }).lines.map(({ productId }) => productId);

it('takes no product of another brand under the heading of one', () => {
  expect(productsOf('KAROO:\nwhite bread 4\nbrown bread 6\ntoaster bread 2')).toEqual([
    'Karoo White Bread 700g',
    'Karoo Brown Bread 700g',
    null,
  ]);
});

it('takes what fits under the heading of a kind of goods, whatever its name', () => {
  expect(productsOf('OILS ETC\n3 x sunflower oil\n6 olive oil\n20 brick margarine')).toEqual([
    'Sunveld Sunflower Oil 2L',
    'Kloof Olive Oil 500ml',
    'Buttercrest Brick Margarine 500g',
  ]);
});
