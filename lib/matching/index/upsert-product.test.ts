import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';

const indexOf = (names: readonly string[]): CatalogueIndex =>
  buildIndex({ products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })), aliases: [] });
const productOf = (index: CatalogueIndex, name: string): IndexedProduct | undefined =>
  index.products[index.ordinalById.get(name) ?? -1];

it('keeps one object for a word or number that names write alike', () => {
  const index = indexOf(['Karoo Cola 2L', 'Blue Crane Cola 2L']);
  const [first, second] = index.products;
  expect(first?.words.at(-1)).toBe(second?.words.at(-1));
  expect(first?.numbers[0]).toBe(second?.numbers[0]);
});

it('tells numbers apart that mean different things', () => {
  const numbers = indexOf(['Jam 6 x 500g', 'Jam 500g', 'Jam 6 x 500ml', 'Jam 6s']).products.map((product) =>
    product.numbers.map(({ value, symbol, multipack }) => `${value}${symbol}${multipack ? ' packed' : ''}`),
  );
  expect(numbers).toEqual([['6s packed', '500g'], ['500g'], ['6s packed', '500ml'], ['6s']]);
});

it('reads a word as a number that also begins a compound', () => {
  const index = indexOf(['TwinSaver Tissues', 'Shiny Twin Sponge']);
  expect(productOf(index, 'Shiny Twin Sponge')?.words[1]?.number).toBe(2);
});

it('tells equal numbers of one name apart', () => {
  const numbers = indexOf(['Tile 12 in. and 12 in.', 'Tile 12 in.']).products[0]?.numbers ?? [];
  expect(numbers).toHaveLength(2);
  expect(numbers[0]).toEqual(numbers[1]);
  expect(numbers[0]).not.toBe(numbers[1]);
});
