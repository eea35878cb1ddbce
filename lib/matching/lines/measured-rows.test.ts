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

  it('begin behind letters that no word begins with', () => {
    expect(
      orders('5pktbasil\n500gturmeric').map(([phrase, , quantity, unit]) => [phrase, quantity, unit]),
    ).toEqual([
      ['basil', 5, 'packet'],
      ['500gturmeric', 0.5, 'kg'],
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

describe('measures that stand behind their goods on one line', () => {
  it.each(['lemon 3kg onion red 2kg banana 1kg', 'lemon 3kg\tonion red 2kg\nbanana 1kg'])(
    'end them: %j',
    (text) => {
      expect(orders(text)).toEqual([
        ['lemon', 'Lemon', 3, 'kg'],
        ['onion red', 'Onion Red', 2, 'kg'],
        ['banana', 'Banana', 1, 'kg'],
      ]);
    },
  );

  it('lead them where they are written first', () => {
    expect(orders('3kg lemon 2kg onion red').map(([, product, quantity]) => [product, quantity])).toEqual([
      ['Lemon', 3],
      ['Onion Red', 2],
    ]);
  });
});

describe('a measure that is said again', () => {
  it.each([
    'lemon 3kg make it 5kg',
    'lemon 3kg, sorry 5kg',
    'lemon 3kg\nsorry make lemon 5kg',
    'lemon 3kg\nmake the lemon 5kg',
  ])('takes the place of the first: %j', (text) => {
    expect(orders(text)).toEqual([[expect.stringMatching(/lemon/i), 'Lemon', 5, 'kg']]);
  });

  it('is ordered once more where nothing corrects', () => {
    expect(orders('lemon 3kg\nbanana 1kg\nlemon 5kg')).toHaveLength(3);
  });
});

it.each([
  ['cucumber n 20 pcs\nbasil n. 4', [20, 4]],
  ['feta 1kg-15\nbasil-3', [15, 3]],
  ['Basil: 30 pkt. Cucumber: 12 pcs. Feta: 2 tubs.', [30, 12, 2]],
])('counts %j', (text, quantities) => {
  expect(orders(text).map(([, , quantity]) => quantity)).toEqual(quantities);
});
