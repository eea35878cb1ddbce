import { describe, expect, it, vi } from 'vitest';
import { foldWord } from '../../language/text/fold-word';
import { buildIndex } from '../../matching/build-index';
import type { ThreadLine } from '../thread/thread';
import type { LineChange } from './change';
import { readChange } from './read-change';

const names = {
  brown: 'Dawnbake Brown Bread 700g',
  white: 'Dawnbake White Bread 700g',
  beans: 'Veldkos Baked Beans 410g',
  powder: 'Groenvlei Full Cream Milk Powder 900g',
  case: 'Veldkos Baked Beans 12 x 410g',
  butterBeans: 'Kraal Butter Beans 500g',
  flour: 'Molenrus White Bread Flour 2.5kg',
  sugar: 'Canefield White Sugar 2kg',
  cola: 'Kopje Cola 2L',
  milk: 'Groenvlei Full Cream Milk 1L',
} as const;
type Key = keyof typeof names;
const nameOf = (id: string): string => Object.entries(names).find(([key]) => key === id)?.[1] ?? '';
const products = Object.entries(names).map(([id, name]) => ({ id, sku: `SKU-${id}`, name }));
const reader = {
  index: buildIndex({ products, aliases: [] }),
  customer: { customerId: null },
  nameOf,
  languages: ['en'],
};

// What is worked out once of the languages costs the first of them seconds.
vi.setConfig({ testTimeout: 60_000 });

const lineOf = (key: Key, quantity: number, phrase: string): ThreadLine => ({
  ...{ phrase, quantity, name: names[key], productId: key, candidates: [key], unit: null },
});
const brown = lineOf('brown', 10, 'brown bread 700g');
const beans = lineOf('beans', 6, 'baked beans 410g');
const white = lineOf('white', 4, 'white bread 700g');
const powder = lineOf('powder', 2, 'milk powder 900g');

const told = (change: LineChange): string => {
  if (change.kind === 'ADD') return `+ ${change.goods.quantity} ${change.goods.productId}`;
  const { productId } = change.line;
  if (change.kind === 'REMOVE') return `no ${productId}`;
  if (change.kind === 'REPLACE') return `${productId} → ${change.quantity} ${change.goods.productId}`;
  return `${change.kind === 'MORE' ? 'more ' : ''}${productId} ${change.quantity}`;
};
const ask = (words: string, ...lines: ThreadLine[]) =>
  readChange(reader, { lines, body: foldWord(words) })
    ?.map(told)
    .sort() ?? null;

describe('a message of several changes', () => {
  it.each([
    ['change brown bread to 12 and beans to 8', 'beans 8', 'brown 12'],
    ['change milk powder to 3 and brown bread to 8', 'brown 8', 'powder 3'],
    ['change beans to 12 and white bread to 8', 'beans 12', 'white 8'],
    ['change beans to 12, white bread to 8', 'beans 12', 'white 8'],
    ['change brown bread to 12. white bread to 5', 'brown 12', 'white 5'],
    ['change brown bread to 12, beans 8 and white bread 5', 'beans 8', 'brown 12', 'white 5'],
    ['Please change brown bread 700g to 12 and baked beans 410g to 8', 'beans 8', 'brown 12'],
    ['Change beans to 12, white bread 8, remove brown bread', 'beans 12', 'no brown', 'white 8'],
    ['make the beans 12 and the white bread 8', 'beans 12', 'white 8'],
    ['remove the beans and the white bread', 'no beans', 'no white'],
    ['remove the beans and call me about the bread price', 'no beans'],
    ['add 2 beans and 3 brown bread', 'more beans 2', 'more brown 3'],
    ['change beans to 12. add 2 cola 2l', '+ 2 cola', 'beans 12'],
    ['swap the beans for 3 cola 2l and make the brown bread 8', 'beans → 3 cola', 'brown 8'],
    [
      'swap the beans for butter beans and the white bread for cola',
      'beans → null butterBeans',
      'white → null cola',
    ],
  ])('%s', (words, ...changes) => {
    expect(ask(words, brown, beans, white, powder)).toEqual(changes);
  });

  it.each([
    ['which bread', 'Change beans to 12, milk powder 900g 3, remove bread'],
    ['which bread', 'make the beans 12 and the bread 15'],
    ['what is not in the order', 'change the brown bread to 12 and the sugar to 5'],
    ['what is not in the order', 'make the cola 5 and the beans 12'],
    ['what is not in the order', 'change the white sugar from 2 to 3'],
  ])('is none where it leaves open %s: %s', (_, words) => {
    expect(ask(words, brown, beans, white, powder)).toBeNull();
  });

  it('is none of goods that are called alike and are not in the order', () => {
    expect(ask('make the beans 12 and the white bread 8', brown, beans)).toBeNull();
    expect(ask('make the milk powder 5', brown, lineOf('milk', 3, 'milk 1l'))).toBeNull();
  });
});

describe('a message of one change', () => {
  it.each([
    ['change the beans to 12', 'beans 12'],
    ['change the brown bread to 12 loaves', 'brown 12'],
    ['swap the beans for cola', 'beans → null cola'],
    ['replace the white bread with 3 cola 2l', 'white → 3 cola'],
    ['change brown bread from 10 to 12', 'brown 12'],
  ])('%s', (words, change) => {
    expect(ask(words, brown, beans, white, powder)).toEqual([change]);
  });
});
