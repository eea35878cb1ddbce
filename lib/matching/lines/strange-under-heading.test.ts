import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { interpretMessage } from '../interpret-message';

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
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});

const squashes = [
  'Valley Kimbo Lemon Squash (2 L)',
  'Valley Kimbo Guava Flavoured Blended Fruit Squash (2 L)',
  'Valley Kimbo Mango Flavoured Blended Fruit Squash (2 L)',
  'Kimbo Syrup 500ml',
  'Kimbo Cordial 1L',
  'Kimbo Nectar 200ml',
  'Kimbo Tea 1L',
  'Kimbo Ice 1L',
  'Tropiko Mango Peach 2L',
  'Tropiko Orange 2L',
  'Bolt Color Match Screws Rocky Shore (75-Pack)',
  'Timberland 16 ft. Grooved Rocky Shore Board',
  'Timberland 16 ft. Grooved Sandy Cove Board',
  'Freshvale Apricot Tea Bags 20s',
  'Umami Oxtail Soup (50 g)',
  'Umami Beef Soup (50 g)',
  'Roylo Cream of Mushroom Soup (50 g)',
  'Roylo Thick Vegetable Soup (50 g)',
];
const drinks = buildIndex({
  products: squashes.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const drinksOf = (text: string) =>
  interpretMessage(drinks, text, { customerId: null }).lines.map(({ productId }) => productId);

it('takes the goods of the brand in the heading before goods of another with a shorter name', () => {
  expect(drinksOf('KIMBO 2L\nlemon 6\nmango 4\nguava 4')).toEqual([
    'Valley Kimbo Lemon Squash (2 L)',
    'Valley Kimbo Mango Flavoured Blended Fruit Squash (2 L)',
    'Valley Kimbo Guava Flavoured Blended Fruit Squash (2 L)',
  ]);
});

it('takes goods that are named in full, whatever the heading says of others', () => {
  expect(
    drinksOf("Timberland 16' grooved\n4 rocky shore\n3 sandy cove\n2 color match screws rocky shore"),
  ).toEqual([
    'Timberland 16 ft. Grooved Rocky Shore Board',
    'Timberland 16 ft. Grooved Sandy Cove Board',
    'Bolt Color Match Screws Rocky Shore (75-Pack)',
  ]);
});

it('takes nothing for what the words or the size of the heading hold of, and of this not', () => {
  expect(drinksOf('SQUASH 2L:\nlemon 6\nmango 4\napricot 2').at(-1)).toBeNull();
  expect(drinksOf('THE SAME IN 50g:\noxtail 6\nbeef 4\napricot 2').at(-1)).toBeNull();
});

it('takes goods of either brand where headings name two', () => {
  const text = 'Umami soups 50g (singles)\noxtail x10\nbeef x10\nand the Roylo ones: cream of mushroom x10';
  expect(drinksOf(text).at(-1)).toBe('Roylo Cream of Mushroom Soup (50 g)');
});

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

it('takes the plain goods of the heading for its regular ones, though no name says so', () => {
  const colas = ['Karoo Cola Plastic 2L', 'Karoo Cola Zero 2L', 'Karoo Cola Cherry 2L', ...squashes];
  const stock = buildIndex({
    products: colas.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const { lines } = interpretMessage(stock, 'KAROO COLA 2L\nregular 6\nzero 4', { customerId: null });
  expect(lines.map(({ productId }) => productId)).toEqual(colas.slice(0, 2));
});
