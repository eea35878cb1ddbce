import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Karoo Cola 440ml',
  'Zesta Grape 2L',
  'Zesta Orange 2L',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Half Moon Candles 6s',
  'Daily Oven White Bread',
  'Daily Oven Brown Bread',
  'Blue Crane Toaster Bread',
  'Old Harbour Pilchards 155g',
  'Zesta Orange 440ml',
];
const orderedIn = ordersFrom(names);
const [cola, , grape, orange, rice, coffee, candles, white, brown, , pilchards] = names;

describe('interpretMessage, layouts', () => {
  it.each([
    [
      'Zesta 2l: 4 of each please - grape, orange',
      [
        [grape, 4],
        [orange, 4],
      ],
    ],
    [
      'Daily Oven bread, 3 of each for the top shelf: white, brown',
      [
        [white, 3],
        [brown, 3],
      ],
    ],
    [
      '✅ karoo cola 2l 12\n❌ zesta grape 2l 4\n✅ mokambo coffee 2',
      [
        [cola, 12],
        [coffee, 2],
      ],
    ],
    [
      '- [x] zesta grape 2l (3)\n- [ ] half moon candles\n- [x] mokambo coffee (2)',
      [
        [grape, 3],
        [coffee, 2],
      ],
    ],
    [
      '6 karoo cola 2l\n~4 zesta grape 2l~\n2 mokambo coffee',
      [
        [cola, 6],
        [coffee, 2],
      ],
    ],
  ])('orders nothing that is crossed out: %s', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it('counts strokes', () =>
    expect(orderedIn('zesta grape 2l  ||||\nmokambo coffee  ||||| ||\nhalf moon candles  |')).toEqual([
      [grape, 4],
      [coffee, 7],
      [candles, 1],
    ]));

  it.each([
    [
      'SOH / order\nzesta grape 2l: 2 / 6\nmokambo coffee: 0 / 4',
      [
        [grape, 6],
        [coffee, 4],
      ],
    ],
    [
      'restock (have/need)\nzesta grape 2l 2/12\nmokambo coffee 1/24',
      [
        [grape, 12],
        [coffee, 24],
      ],
    ],
    [
      'stock / par / order\nzesta grape 2l 4 / 12 / 8\nmokambo coffee 1 / 5 / 4',
      [
        [grape, 8],
        [coffee, 4],
      ],
    ],
  ])('takes the ordered one of several columns: %s', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    [
      'zesta grape 2l/24; mokambo coffee/12',
      [
        [grape, 24],
        [coffee, 12],
      ],
    ],
    [
      '#6 zesta grape 2l #10 mokambo coffee #4 half moon candles',
      [
        [grape, 6],
        [coffee, 10],
        [candles, 4],
      ],
    ],
    [
      'qty 2 @ zesta grape 2l\nqty 6 @ mokambo coffee',
      [
        [grape, 2],
        [coffee, 6],
      ],
    ],
    [
      'zesta grape 2l;2;mokambo coffee 250;4',
      [
        [grape, 2],
        [coffee, 4],
      ],
    ],
  ])('knows the mark beside a quantity: %s', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it('takes a number behind goods that share a quantity for their size', () =>
    expect(orderedIn('3 each of zesta grape 2l and half moon candles 6pk')).toEqual([
      [grape, 3],
      [candles, 3],
    ]));

  it('lends brand and size to goods said to be the same', () =>
    expect(orderedIn('zesta grape 2l - 12\norange - same as above but 4')).toEqual([
      [grape, 12],
      [orange, 4],
    ]));

  it("chooses no other brand's product under a brand's heading", () =>
    expect(orderedIn('DAILY OVEN\nwhite 4\nbrown 6\ntoaster 2')).toEqual([
      [white, 4],
      [brown, 6],
      [null, 2],
    ]));

  it('hears numbers as a transcript writes them', () =>
    expect(
      orderedIn(
        'hi for the shop send twenty for karoo cola two litre and to old harbour pilchards one five five gram',
      ),
    ).toEqual([
      [cola, 24],
      [pilchards, 2],
    ]));

  it('reads a bad scan', () =>
    expect(orderedIn('KAROO C0LA 2L ...... 6\nM0KAMB0 C0FFEE ...... 4')).toEqual([
      [cola, 6],
      [coffee, 4],
    ]));
});

describe('interpretMessage, what is taken back by other names', () => {
  it.each([
    ['4 mokambo coffee\n6 zesta grape 2l\nforget about the mokambies', [[grape, 6]]],
    ['all of the below except the rice\n> 2 zesta grape 2l\n> 4 sunvalley rice 10kg', [[grape, 2]]],
    [
      '6 karoo cola 2l\n4 sunvalley rice 10kg\nhe changed his mind about the rice, so kill that line',
      [[cola, 6]],
    ],
  ])('%s', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    'the 2 karoo cola 2l you delivered on friday have expired dates, please credit us',
    "last week's delivery: 2 sunvalley rice 10kg were missing and 1 zesta grape 2l was leaking",
  ])('orders nothing of a complaint: %s', (text) => expect(orderedIn(text)).toEqual([]));

  it('orders what a complaint asks for again', () =>
    expect(orderedIn('2 sunvalley rice 10kg were missing, please send them')).toEqual([[rice, 2]]));
});
