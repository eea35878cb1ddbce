import { expect, it } from 'vitest';
import { buildIndex } from './build-index';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';

const indexOf = (names: readonly string[]): CatalogueIndex =>
  buildIndex({ products: names.map((name) => ({ id: name, sku: name, name })), aliases: [] });
const productOf = (index: CatalogueIndex, name: string): IndexedProduct | undefined =>
  index.products[index.ordinalById.get(name) ?? -1];

it('keeps one object for a word or number that names write alike', () => {
  const index = indexOf(['Karoo Cola 2L', 'Blue Crane Cola 2L']);
  const [first, second] = index.products;
  expect(first?.words.at(-1)).toBe(second?.words.at(-1));
  expect(first?.numbers[0]).toBe(second?.numbers[0]);
});

it('tells words and numbers apart that names write in different ways', () => {
  const index = indexOf(['S/Berry Jam 6 x 500g', 'Straw Berry Jam 500g', 'Jam 6 x 500ml', 'Jam 6s']);
  const berry = productOf(index, 'S/Berry Jam 6 x 500g')?.words.find(({ text }) => text === 'berry');
  expect(berry?.abbreviation).toBe('s/berry');
  expect(productOf(index, 'Straw Berry Jam 500g')?.words[1]).toEqual({ text: 'berry' });
  expect(
    index.products.map(({ numbers }) => numbers.map(({ symbol, multipack }) => [symbol, multipack])),
  ).toEqual([
    [
      ['s', true],
      ['g', false],
    ],
    [['g', false]],
    [
      ['s', true],
      ['ml', false],
    ],
    [['s', false]],
  ]);
});

it('tells equal numbers of one name apart', () => {
  const numbers = indexOf(['Tile 12 in. and 12 in.', 'Tile 12 in.']).products[0]?.numbers ?? [];
  expect(numbers).toHaveLength(2);
  expect(numbers[0]).toEqual(numbers[1]);
  expect(numbers[0]).not.toBe(numbers[1]);
});
