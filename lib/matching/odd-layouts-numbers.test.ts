import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Zesta Grape 2L',
  'Zesta Orange 440ml',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Half Moon Candles 6s',
  'Daily Oven White Bread',
  'Hillside Eggs XL 30s',
  'Roma Split Rail 3 Hole',
];
const orderedIn = ordersFrom(names);
const [cola, grape, orange, rice, coffee, candles, bread, eggs, rail] = names;

describe('interpretMessage, numbers of a message', () => {
  it.each([
    [
      'zesta grape 2l x 1 200, mokambo coffee 250g x 60',
      [
        [grape, 1200],
        [coffee, 60],
      ],
    ],
    [
      'karoo cola 2l 3+2 (two are for the other shop), sunvalley rice 10kg 2 + 4',
      [
        [cola, 5],
        [rice, 6],
      ],
    ],
    [
      'mokambo coffee, half moon candles and zesta grape: 6, 12 and 10 respectively',
      [
        [coffee, 6],
        [candles, 12],
        [grape, 10],
      ],
    ],
    [
      'desc,qty\nzesta orange 12x440,5\nhalf moon candles,24',
      [
        [orange, 5],
        [candles, 24],
      ],
    ],
    [
      '1O x Mokambo coff33\nl2 x half m0on candles\n5 x zesta gr0pe 2L\n2O x kar0o cola 2L',
      [
        [coffee, 10],
        [candles, 12],
        [grape, 5],
        [cola, 20],
      ],
    ],
    [
      'half moon candles - 20\nmokambo coffee - 6\nzesta grape 2l - 4\nsplit rail 3 hole - 10',
      [
        [candles, 20],
        [coffee, 6],
        [grape, 4],
        [rail, 10],
      ],
    ],
    [
      '2 mokambo coffee, 4 zesta grape 2l 🚫 karoo cola',
      [
        [coffee, 2],
        [grape, 4],
      ],
    ],
    [
      'Bar: 3 of each pls mokambo coffee 250g, zesta grape 2l',
      [
        [coffee, 3],
        [grape, 3],
      ],
    ],
    [
      'two of each please: zesta orange 6 x 440, mokambo coffee',
      [
        [orange, 2],
        [coffee, 2],
      ],
    ],
  ])('reads %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    [
      '6 zesta grape 2l, 12 half moon candles. The grape should be reduced from 6 to 2',
      [
        [grape, 2],
        [candles, 12],
      ],
    ],
    [
      'half moon candles 48\nzesta grape 2l 24\n*candles 72 not 48',
      [
        [candles, 72],
        [grape, 24],
      ],
    ],
    [
      'zesta grape 2l x 20\nkaroo cola 2l same as above but only 5',
      [
        [grape, 20],
        [cola, 5],
      ],
    ],
    [
      'Fordsburg: 6 mokambo coffee 250\nMayfair: same as above but 4',
      [
        [coffee, 6],
        [coffee, 4],
      ],
    ],
    ['4 zesta grape 2l. The coffee quoted on 2 March (Q-88123)', [[grape, 4]]],
  ])('corrects %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    [
      '3 trays hillside xl eggs 30s (not the large ones please), 2 mokambo coffee',
      [
        [eggs, 3],
        [coffee, 2],
      ],
    ],
    [
      '20 half moon candles, 12 zesta grape 2l and 6 daily oven bread.\n...\nThe candles - my sister already got some at Makro, so forget those.',
      [
        [grape, 12],
        [bread, 6],
      ],
    ],
    ['4 mokambo coffee and 2 zesta grape 2l. We no longer require the coffee', [[grape, 2]]],
  ])('takes back what is meant in %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it('hears an obligation, no stock, in "got to get"', () =>
    expect(
      orderedIn(
        'hi its marco from the deli ive got to get ten packs of half moon candles and six mokambo coffee',
      ),
    ).toEqual([
      [candles, 10],
      [coffee, 6],
    ]));
});
