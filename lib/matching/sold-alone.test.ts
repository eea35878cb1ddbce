import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Daily Oven Burger Rolls 6s',
  'Daily Oven White Bread 700g',
  'Zesta Grape Buddy 440ml',
  'Zesta Grape 2L',
  'Softly Toilet Paper 2 Ply',
  'Sunvalley Rice 10kg',
];
const orderedIn = ordersFrom(names);
const [rolls, bread, buddy, , paper, rice] = names;

describe('a unit that is goods by itself', () => {
  it.each([
    [
      '20 rolls, 3 rice 10kg',
      [
        [rolls, 20],
        [rice, 3],
      ],
    ],
    [
      'rice 10kg 3\nrolls 20',
      [
        [rice, 3],
        [rolls, 20],
      ],
    ],
    [
      '3 rice 10kg and 10 loaves',
      [
        [rice, 3],
        [bread, 10],
      ],
    ],
    ['softly toilet paper 2ply, 20 rolls', [[paper, 20]]],
    ['3 softly toilet paper. make it 20 rolls', [[paper, 20]]],
  ])('is goods when nothing else is: %s', (text, lines) => {
    expect(orderedIn(text)).toEqual(lines);
  });
});

it.each(['440 buddies', 'buddies 440:'])('takes the number of a heading for a size: %s', (heading) => {
  expect(orderedIn(`${heading}\nzesta grape 6\nrice 10kg 2`)).toEqual([
    [buddy, 6],
    [rice, 2],
  ]);
});

it('takes the number of a first line for a quantity where no goods below come in that size', () => {
  expect(orderedIn('240 burger rolls\nzesta grape 2l 6')).toEqual([
    [rolls, 240],
    ['Zesta Grape 2L', 6],
  ]);
});
