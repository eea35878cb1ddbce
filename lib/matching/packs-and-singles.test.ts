import { expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { interpret } = ordersFrom([
  'Coke 330ml',
  'Coke 2L',
  'Sprite 330ml',
  'Rice',
  'Melk',
  'Arroz',
  'White Bread',
  'Brown Bread',
]);
const order = (text: string): string =>
  interpret(text)
    .lines.map(({ productId, quantity, unit }) => `${quantity} ${unit} ${productId}`)
    .join(', ');

it.each([
  ['1 case and 4 loose coke 330ml', '1 case Coke 330ml, 4 each Coke 330ml'],
  ['2 cs coke 330ml + 3 singles', '2 case Coke 330ml, 3 each Coke 330ml'],
  ['coke 330ml 1 case + 4 loose cans, 3 rice', '1 case Coke 330ml, 4 each Coke 330ml, 3 null Rice'],
  ['1 case coke 330ml and 4 cans', '1 case Coke 330ml, 4 each Coke 330ml'],
  ['2 kaste melk en 3 los', '2 case Melk, 3 each Melk'],
  ['1 caja arroz y 4 sueltas', '1 case Arroz, 4 each Arroz'],
  ['coke 330ml 1 box + 3 tins', '1 box Coke 330ml, 3 each Coke 330ml'],
  ['1 case coke 330ml and 4 cans sprite 330ml', '1 case Coke 330ml, 4 can Sprite 330ml'],
  ['3 rice, 1 case coke 330ml + 4 loose. cancel the coke', '3 null Rice'],
])('reads both counts of “%s”', (text, lines) => expect(order(text)).toBe(lines));

it.each([
  ['coke cases: 330ml 3, 2l 4', '3 case Coke 330ml, 4 case Coke 2L'],
  ['cases of coke: 330ml 3, 2l 4', '3 case Coke 330ml, 4 case Coke 2L'],
  ['bread cases: white 3, brown 4; singles: rice 5', '3 case White Bread, 4 case Brown Bread, 5 each Rice'],
])('reads the unit over “%s”, and loses none of it', (text, lines) => expect(order(text)).toBe(lines));

it('reads several lists of one line, each behind its dash', () =>
  expect(order('bread - white 10, brown 6; coke - 330ml 4, 2l 2')).toBe(
    '10 null White Bread, 6 null Brown Bread, 4 null Coke 330ml, 2 null Coke 2L',
  ));

it('takes no pack of a heading for a count', () =>
  expect(order('bread boxes of 12: white 3, brown 4. and singles 6 rice')).toBe(
    '3 null White Bread, 4 null Brown Bread, 6 each Rice',
  ));

it('reads a list behind its dash where a greeting stands before it', () => {
  const biscuits = ordersFrom(
    ['Marie 200g (1x12)', 'Marie 200g', 'Tennis 200g (1x12)', 'Tennis 200g'].map((name) => `Ovenjoy ${name}`),
  );
  expect(biscuits.inWords('Hi Yusuf, ovenjoy 1x12 - marie 3, tennis 3')).toBe(
    '3 Ovenjoy Marie 200g (1x12), 3 Ovenjoy Tennis 200g (1x12)',
  );
});

it.each([
  ['24 each coke 330ml', '24 each Coke 330ml'],
  ['24 each coke 330ml, 10 each rice', '24 each Coke 330ml, 10 each Rice'],
  ['24 each coke 330ml\n10 each rice', '24 each Coke 330ml, 10 each Rice'],
  ['coke 330ml 24 each, rice 10 each', '24 each Coke 330ml, 10 each Rice'],
  ['coke 330ml 24 each\nrice 10', '24 each Coke 330ml, 10 null Rice'],
])('counts pieces of “%s”, of which each has its own quantity', (text, lines) =>
  expect(order(text)).toBe(lines),
);

it.each([
  ['24 each coke 330ml and rice', '24 null Coke 330ml, 24 null Rice'],
  ['24 each of coke 330ml, rice and sprite', '24 null Coke 330ml, 24 null Rice, 24 null Sprite 330ml'],
  ['rice and coke 2l, 24 each', '24 null Rice, 24 null Coke 2L'],
])('shares the quantity of “%s”, in the unit that the goods are sold by', (text, lines) =>
  expect(order(text)).toBe(lines),
);
