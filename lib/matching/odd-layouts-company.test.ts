import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = [
  'Karoo Cola 2L',
  'Zesta Grape 2L',
  'Zesta Orange 440ml',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Mokambo Coffee 10 Cup',
  'Half Moon Candles 6s',
  'Daily Oven White Bread',
  'Royal Flush L/Cleaner Lavender 750ml',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});
const [cola, grape, , rice, coffee, , candles] = names;

const orderedIn = (text: string) =>
  interpretMessage(index, text, { customerId: null }).lines.map(({ phrase, quantity }) => [phrase, quantity]);
const foundIn = (text: string) =>
  interpretMessage(index, text, { customerId: null }).lines.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);

describe('interpretMessage, a line in the company of others', () => {
  it('reads the quantity where the other lines have it', () =>
    expect(
      orderedIn(
        '0071 karoo cola 18 20\n0082 zesta grape 11 12\n0094 mokambo coffee 1 3\n0104 half moon candles 9 4',
      ),
    ).toMatchObject([
      [expect.stringContaining('cola'), 20],
      [expect.stringContaining('grape'), 12],
      [expect.stringContaining('coffee'), 3],
      [expect.stringContaining('candles'), 4],
    ]));

  it('takes goods of no product between two lines of a list for a line', () =>
    expect(
      orderedIn(
        'two bags of the sunvalley rice 10kg, one tin of glorbo 1kg and six packs of half moon candles please',
      ),
    ).toEqual([
      ['sunvalley rice 10kg', 2],
      ['glorbo 1kg', 1],
      ['half moon candles', 6],
    ]));

  it.each([
    [
      'go ahead with nr 1\n4 zesta grape 2l\n2 mokambo coffee 250g',
      [
        [grape, 4],
        [coffee, 2],
      ],
    ],
    [
      'school term 3: 4 zesta grape 2l, 2 mokambo coffee 250g',
      [
        [grape, 4],
        [coffee, 2],
      ],
    ],
    [
      '4 zesta grape 2l, 2 mokambo coffee 250g put it on my ticket x3',
      [
        [grape, 4],
        [coffee, 2],
      ],
    ],
  ])('orders no talk: %s', (text, lines) => expect(foundIn(text)).toEqual(lines));

  it('takes "those" for goods named before only where they are', () =>
    expect(
      foundIn('2 sunvalley rice 10kg, 12 half moon candles and a pair of those nice karoo cola 2l'),
    ).toEqual([
      [rice, 2],
      [candles, 12],
      [cola, 2],
    ]));

  it('replaces nothing by a word of the talk that follows', () =>
    expect(
      foundIn(
        '2 sunvalley rice 10kg, 4 half moon candles.\n\nActually my coffee man just called. Cancel the rice',
      ),
    ).toEqual([[candles, 4]]));

  it('keeps a letter before a slash with its word', () =>
    expect(orderedIn('2 zesta grape 2l, 1 L/cleaner lavender 750')).toEqual([
      ['zesta grape 2l', 2],
      ['L/cleaner lavender 750', 1],
    ]));
});
