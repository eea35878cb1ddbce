import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Zesta Grape 2L',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Half Moon Candles 6s',
  'Anvil Deluxe 70 Rail Kit',
  'Anvil Post Sleeve Base',
  'Spruce Lumber 4x4x16',
  'Spruce Lumber 6x6x16',
];
const orderedIn = ordersFrom(names);
const [cola, grape, rice, coffee, candles, , sleeves, , big] = names;

describe('interpretMessage, the paper of offices', () => {
  it.each([
    [
      'PO 4471 (bakery)\nDescription,Qty,Price,Amount\nZesta Grape 2L,30,24.50,735.00\nMokambo Coffee 250g,6,112.00,672.00',
      [
        [grape, 30],
        [coffee, 6],
      ],
    ],
    [
      'Page 1 of 1        Currency ZAR        Terms 30 days\n#  Item                Qty   Rate   Value\n1  Zesta Grape 2L       10    24.50  245.00\n2  Half Moon Candles     6    12.00   72.00\n                            Subtotal  317.00',
      [
        [grape, 10],
        [candles, 6],
      ],
    ],
    [
      'Order 62 - front office\nZESTA GRAPE 2L   12   24.50   294.00\nMOKAMBO COFFEE 250G   4   112.00   448.00\nHALF MOON CANDLES 6S   24   12.00   288.00',
      [
        [grape, 12],
        [coffee, 4],
        [candles, 24],
      ],
    ],
  ])('finds the quantities of a table: %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    [
      'Please quote only, no order at this stage:\n- Zesta Grape 2L, 40 cases\n- Half Moon Candles, 60 packs',
      [],
    ],
    [
      '6 zesta grape 2l\n4 half moon candles\nThe mokambo coffee is skipped this week.',
      [
        [grape, 6],
        [candles, 4],
      ],
    ],
    [
      'ADD: 6 ea zesta grape 2l\nDEDUCT: 4 ea mokambo coffee\nADD: 1 half moon candles',
      [
        [grape, 6],
        [candles, 1],
      ],
    ],
  ])('orders nothing that is only spoken of: %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    ['6 post sleeve base\n4 deluxe 70 rail kit\nScratch the rail kits. Keep the sleeves.', [[sleeves, 6]]],
    ['8 spruce 6x6x16\n5 spruce 4x4x16\nScratch the 4x4s, inspector wants 6x6 everywhere', [[big, 8]]],
  ])('takes back only what is named in %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it('hears "by" as a times sign', () =>
    expect(
      orderedIn('hi please send four by sunvalley rice ten kilo and six by karoo cola two litre thanks'),
    ).toEqual([
      [rice, 4],
      [cola, 6],
    ]));

  it.each([
    ['Sent ACH 4,120.55 today. 4 zesta grape 2l', [[grape, 4]]],
    ['call 555-0117 x4 when ready: 2 mokambo coffee', [[coffee, 2]]],
    [
      'Drop 1: 4 zesta grape 2l. Drop 2: 6 half moon candles',
      [
        [grape, 4],
        [candles, 6],
      ],
    ],
    ['Catering for 1 000 people: 12 zesta grape 2l', [[grape, 12]]],
  ])('takes no number of the talk for a quantity: %j', (text, lines) =>
    expect(orderedIn(text)).toEqual(lines),
  );

  it.each(['6 the pink stuff, 4 zesta grape 2l', '6 of the pink stuff and 4 zesta grape 2l'])(
    'knows a taught name that begins with an idle word: %j',
    (text) => {
      const taught = buildIndex({
        products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
        aliases: [{ id: 'a', text: 'the pink stuff', productId: 'Half Moon Candles 6s', customerId: null }],
      });
      expect(
        interpretMessage(taught, text, { customerId: null }).lines.map(({ productId, quantity }) => [
          productId,
          quantity,
        ]),
      ).toEqual([
        [candles, 6],
        [grape, 4],
      ]);
    },
  );
});
