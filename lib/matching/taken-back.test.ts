import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Zesta Grape 2L',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Half Moon Candles 6s',
  'Baker Boy Burger Rolls 6s',
];
const orderedIn = ordersFrom(names);
const [cola, grape, rice, coffee, candles, rolls] = names;

describe('interpretMessage, what is taken back or only talked of', () => {
  it.each([
    ['6 karoo cola 2l, 4 zesta grape 2l. the grape can wait till month end', [[cola, 6]]],
    ["we're fully stocked on candles, just 5 mokambo coffee", [[coffee, 5]]],
    ['pls do not load the rice again, 6 karoo cola 2l', [[cola, 6]]],
    ['6 karoo cola 2l, 4 zesta grape 2l <- cancel', [[cola, 6]]],
    ['6 karoo cola 2l, 2 candles. oh wait we have candles', [[cola, 6]]],
    ['leave out the rice actually no keep it, 2 mokambo coffee', [[coffee, 2]]],
    ['zesta grape 2l - 12\nhalf moon candles - 0', [[grape, 12]]],
    ['6 karoo cola 2l, 4 zesta grape 2l. sorry, no grape', [[cola, 6]]],
    ['6 karoo cola 2l, 10 burger rolls. and no rolls we still have', [[cola, 6]]],
  ])('orders nothing that is taken back: %s', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it.each([
    ['sunvalley rice 10kg 8. No rice? then 8 karoo cola 2l', [[rice, 8]]],
    ['6 karoo cola 2l, but if its above R30 rather 6 zesta grape 2l', [[cola, 6]]],
    ['If you have mokambo coffee send 5, otherwise 8 candles', [[coffee, 5]]],
    ['got any candles? If not I need 4 mokambo coffee', [[coffee, 4]]],
  ])('orders no substitute, and what a condition is set for: %s', (text, lines) =>
    expect(orderedIn(text)).toEqual(lines),
  );

  it.each([
    [
      '6 karoo cola 2l\n4 zesta grape 2l\n2 candles\ndrop the second one',
      [
        [cola, 6],
        [candles, 2],
      ],
    ],
    ['6 karoo cola 2l, 4 zesta grape 2l, 2 candles. the last two are not needed', [[cola, 6]]],
    ['6 karoo cola 2l, 4 zesta grape 2l, 2 candles. we have grape and candles, so forget both', [[cola, 6]]],
    [
      '6 karoo cola 2l, 4 zesta grape 2l. the second one should be 8',
      [
        [cola, 6],
        [grape, 8],
      ],
    ],
    [
      '6 karoo cola 2l, 4 zesta grape 2l. drop it at the second gate, not the first',
      [
        [cola, 6],
        [grape, 4],
      ],
    ],
  ])('finds the rows that are pointed at by their place: %s', (text, lines) =>
    expect(orderedIn(text)).toEqual(lines),
  );

  it.each([
    [
      '6 karoo cola 2l. Dont leave out the candles, 4',
      [
        [cola, 6],
        [candles, 4],
      ],
    ],
    ['No candles left at all, please send 4', [[candles, 4]]],
    ['6 karoo cola 2l, 2 candles. We have candles. Dont send them', [[cola, 6]]],
    [
      '6 karoo cola 2l, 2 candles. Dont send them after four, please',
      [
        [cola, 6],
        [candles, 2],
      ],
    ],
    ['6 karoo cola 2l, no candles, still sitting with 20', [[cola, 6]]],
  ])('tells what is not wanted from what is not there: %s', (text, lines) =>
    expect(orderedIn(text)).toEqual(lines),
  );

  it('takes a line with a quantity for no heading of the next', () =>
    expect(orderedIn('3 pkt sunvalley rice 10kg\n2 burger rolls')).toEqual([
      [rice, 3],
      [rolls, 2],
    ]));

  it.each([
    ['do you guys still stock candles? 6 karoo cola 2l', [[cola, 6]]],
    ['we have 3 sunvalley rice 10kg and 2 candles. so order 6 karoo cola 2l', [[cola, 6]]],
    [
      'ROUTE 7 / STOP 12\nkaroo cola 2l 6\nmokambo coffee 4',
      [
        [cola, 6],
        [coffee, 4],
      ],
    ],
  ])('takes no question, stock count or letter head for an order: %s', (text, lines) =>
    expect(orderedIn(text)).toEqual(lines),
  );

  it.each([
    ['12 mokambo coffee. Add another 6 of the same', [[coffee, 18]]],
    [
      'we are out of candles and coffee!! 20 and 10 please',
      [
        [candles, 20],
        [coffee, 10],
      ],
    ],
    [
      '6 karoo cola 2l, 4 zesta grape 2l. sorry 5 of the cola',
      [
        [cola, 5],
        [grape, 4],
      ],
    ],
    [
      '12 karoo cola 2l, zesta grape 2l the same',
      [
        [cola, 12],
        [grape, 12],
      ],
    ],
    ['reduce karoo cola 2l from 10 to 6', [[cola, 6]]],
  ])('takes the quantity that is meant: %s', (text, lines) => expect(orderedIn(text)).toEqual(lines));
});
