import { describe, expect, it } from 'vitest';
import { soldBy } from '../testing/sold-by';

const read = soldBy([
  ['Tomato Roma', 'KG'],
  ['Tomato Medium Box 6kg', 'BX'],
  ['Thyme 30g', 'EA'],
  ['Lemon', 'KG'],
  ['Onion Red', 'KG'],
  ['Chilli Green', 'KG'],
  ['Basil 30g', 'PKT'],
  ['Cucumber English', 'EA'],
  ['Kiwi Fruit', 'PUN'],
  ['Cheese Feta Tub 1kg', 'TUB'],
  ['Banana', 'KG'],
]);
const orders = (text: string) =>
  read(text).lines.map(({ phrase, productId, quantity, unit }) => [phrase, productId, quantity, unit]);

describe('a row that goods and their measure fill', () => {
  it('orders so much of goods that nobody sells', () => {
    expect(orders('fennel 2kg\nlemon 3kg')).toEqual([
      ['fennel 2kg', null, 2, 'kg'],
      ['lemon', 'Lemon', 3, 'kg'],
    ]);
    expect(orders('5l gin')).toEqual([['5l gin', null, 5, 'l']]);
  });

  it('heads no rows below it where its goods are sold by that measure', () => {
    expect(orders('tom roma 6kg\nthyme 2').map(([, product]) => product)).toEqual([
      'Tomato Roma',
      'Thyme 30g',
    ]);
  });

  it('is no order where it is talk', () => {
    expect(orders('lemon 3kg\nthanks 2kg')).toHaveLength(1);
  });
});

describe('goods glued to their unit', () => {
  it('begin at the capital, whatever the unit', () => {
    expect(orders('10kgsOnion red\n500gmsChilli green\n2pktsBasil\n12nosCucumber')).toEqual([
      ['Onion red', 'Onion Red', 10, 'kg'],
      ['Chilli green', 'Chilli Green', 0.5, 'kg'],
      ['Basil', 'Basil 30g', 2, 'packet'],
      ['Cucumber', 'Cucumber English', 12, 'piece'],
    ]);
  });
});

describe('departments', () => {
  it.each([
    'FRUIT\nbanana 4kg\nlemon 2kg',
    'onion red 2kg\n\nFruit:\nbanana 4kg\nlemon 2kg',
    '*Fruit*\nbanana 4kg\nlemon 2kg',
  ])('head the rows below them, whatever product has their word: %j', (text) => {
    expect(orders(text).map(([, product]) => product)).not.toContain('Kiwi Fruit');
    expect(read(text).warnings).toEqual([]);
  });

  it('are goods where they are counted, or a row among the others', () => {
    expect(orders('lemon 2kg\nkiwi fruit 3').map(([, product]) => product)).toEqual(['Lemon', 'Kiwi Fruit']);
    expect(orders('lemon 2kg\nfruit\nbanana 2kg')).toHaveLength(3);
  });
});

it('counts tubs behind a leader of dots', () => {
  expect(
    orders('lemon..........2kg\nfeta...........2kg').map(([, product, quantity]) => [product, quantity]),
  ).toEqual([
    ['Lemon', 2],
    ['Cheese Feta Tub 1kg', 2],
  ]);
});
