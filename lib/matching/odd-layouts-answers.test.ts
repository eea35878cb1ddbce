import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Zesta Grape 2L',
  'Sunvalley Rice 10kg',
  'Mokambo Coffee 250g',
  'Half Moon Candles 6s',
];
const orderedIn = ordersFrom(names);
const [cola, grape, rice, coffee, candles] = names;

const quote = `> 1. karoo cola 2l  R24.99
> 2. zesta grape 2l  R22.99
> 3. sunvalley rice 10kg  R189.00`;
const kitchen = `> 4 karoo cola 2l
> 2 zesta grape 2l
> 6 half moon candles`;

describe('interpretMessage, a list that is answered', () => {
  it.each([
    [
      `go ahead with nr 1 (x10) and nr 3 (12 bags). Leave nr 2, too dear.\n\n${quote}`,
      [
        [cola, 10],
        [rice, 12],
      ],
    ],
    [
      `Hi, I'll take 6 of the first and 12 of the 3rd\n\n${quote}`,
      [
        [cola, 6],
        [rice, 12],
      ],
    ],
    [
      `1 yes, 2 no, 3 make it 4\n\n${quote}`,
      [
        [cola, 1],
        [rice, 4],
      ],
    ],
    [
      `Approved except line 2\n${kitchen}`,
      [
        [cola, 4],
        [candles, 6],
      ],
    ],
    [
      `Approved, but drop the candles for now\n${kitchen}`,
      [
        [cola, 4],
        [grape, 2],
      ],
    ],
    [
      `go ahead with it but take 9 of the candles instead of 6\n\n${kitchen}`,
      [
        [cola, 4],
        [grape, 2],
        [candles, 9],
      ],
    ],
    [
      `FW: branch order no. 3\n\n${kitchen}`,
      [
        [cola, 4],
        [grape, 2],
        [candles, 6],
      ],
    ],
    [
      '> last week you had\n> 4 karoo cola 2l\nonly 3 this time\n> 2 zesta grape 2l\nyes\n> 6 half moon candles\nskip\n\nPlus 2 mokambo coffee',
      [
        [cola, 3],
        [grape, 2],
        [coffee, 2],
      ],
    ],
  ])('reads the answer %j', (text, lines) => expect(orderedIn(text)).toEqual(lines));

  it('orders nothing of a list that is only quoted below another order', () =>
    expect(orderedIn(`5 mokambo coffee please\n\n${kitchen}`)).toEqual([[coffee, 5]]));

  it('counts rows by bare numbers where each has a quantity of its own', () =>
    expect(orderedIn('1 karoo cola - 6\n2 zesta grape - 4\n3 half moon candles - 12')).toEqual([
      [cola, 6],
      [grape, 4],
      [candles, 12],
    ]));

  it('takes the label of a row for no goods', () =>
    expect(orderedIn('Line 1  Qty 6  karoo cola 2l\nLine 2  Qty 4  zesta grape 2l')).toEqual([
      [cola, 6],
      [grape, 4],
    ]));

  it.each(['no thanks', 'not needed', 'still have', 'nope', 'pass', '0', '-', 'too expensive', 'nie nodig'])(
    'takes out the row that %j right below it refuses',
    (answer) => {
      expect(
        orderedIn(
          `> Karoo Cola 2L R24.99\n6 pls\n> Zesta Grape 2L R22.99\n${answer}\n> Half Moon Candles\n3`,
        ),
      ).toEqual([
        [cola, 6],
        [candles, 3],
      ]);
    },
  );

  it('keeps the row whose refusal goes on to a number', () => {
    expect(orderedIn('> 6 Karoo Cola 2L\nok\n> 2 Zesta Grape 2L\nno, make it 4')).toEqual([
      [cola, 6],
      [grape, 4],
    ]);
  });
});
