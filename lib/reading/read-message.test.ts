import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';

const goods = (text: string): [string, number, string | null][] =>
  readMessage(text).phrases.map(({ phrase, quantity, unit }) => [phrase, quantity, unit]);

describe('readMessage', () => {
  it.each([
    ['5 cs cola', [['cola', 5, 'case']]],
    ['cola x6', [['cola', 6, null]]],
    ['cola - 10', [['cola', 10, null]]],
    ['cola: 4', [['cola', 4, null]]],
    ['cola (12)', [['cola', 12, null]]],
    ['2 doz buns', [['buns', 24, null]]],
    ['half a dozen buns', [['buns', 6, null]]],
    ['twenty five loaves of bread', [['bread', 25, 'loaf']]],
    ['1 000 x straws', [['straws', 1000, null]]],
    ['5️⃣ cola', [['cola', 5, null]]],
    ['bread have 3 need 9', [['bread', 9, null]]],
    ['6 n95 masks', [['n95 masks', 6, null]]],
    ['8 bags mortar type N', [['mortar type N', 8, 'bag']]],
    [
      '8 bags mortar type N and 2 rakes',
      [
        ['mortar type N', 8, 'bag'],
        ['rakes', 2, null],
      ],
    ],
    ['a 2 kg hammer', [['2 kg hammer', 1, null]]],
    ['tien brood', [['brood', 10, null]]],
    ['dos cajas de arroz', [['arroz', 2, 'case']]],
    ['deux caisses de lait', [['lait', 2, 'case']]],
    ['je voudrais 8 lattes brunes 10 pi', [['lattes brunes 10 pi', 8, null]]],
    ['pour nous 4 interrupteurs 3 voies', [['interrupteurs 3 voies', 4, null]]],
    ['una bolsa de abrazaderas de tres cuartos', [['abrazaderas de tres cuartos', 1, 'bag']]],
  ])('reads %j', (text, expected) => {
    expect(goods(text)).toEqual(expected);
  });

  it('ends a sentence at a full stop behind a short word for goods, and gives the next number to what it leads', () => {
    expect(goods('6 soap, 2 rice. sparletta 2l')).toContainEqual(['rice', 2, null]);
    expect(goods('need oil 2l. 6 soap')).toContainEqual(['soap', 6, null]);
  });

  it.each(['bread for next week please', 'bread for next friday'])('hears no four in %j', (text) => {
    expect(readMessage(text, { voice: true }).phrases).toEqual([]);
  });

  it('tells sizes from quantities', () => {
    expect(goods('20 x 10kg maize')).toEqual([['10kg maize', 20, null]]);
    expect(goods('cola 24x330ml x6')).toEqual([['cola 24x330ml', 6, null]]);
  });

  it('takes nothing for goods that begins inside a bracket and ends outside', () => {
    const [eggs, ...others] = goods('5 boxes of eggs (15 dozen) for the boarding house');
    expect(eggs?.slice(1)).toEqual([5, 'box']);
    expect(others).toEqual([]);
  });

  it('leaves phone numbers, dates, addresses and prices alone', () => {
    const text = 'deliver to 12 Main Road by 10am, tel 082 555 0142, PO 44871\nrice x 4 @ R19.99';
    expect(goods(text)).toEqual([['rice', 4, null]]);
    expect(goods('rice x 4. The side door is open from a quarter past six')).toEqual([['rice', 4, null]]);
  });

  it('reads a pasted table by its header', () => {
    expect(goods('Code\tItem\tPrice\tQty\n1001\tRice 5kg\t89.99\t4\n1002\tCola 2L\t19.99\t12')).toEqual([
      ['Rice 5kg', 4, null],
      ['Cola 2L', 12, null],
    ]);
  });

  it.each([
    ['same as last week please', 'same as last week'],
    ['4 brown bread and the usual', 'the usual'],
    ['4 brown bread as last week', null],
    ['deliver at the back as always', null],
  ])('finds where the whole of an earlier order is meant: %s', (text, words) => {
    const { repeats } = readMessage(text);
    expect(repeats && text.slice(repeats.start, repeats.end)).toBe(words);
  });

  it('keeps spans inside the text, in order and apart, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), orderLikeText()), (text) => {
        let end = 0;
        for (const found of readMessage(text).phrases) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(text.slice(found.start, found.end)).toBe(found.phrase);
          end = found.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('reads the same text the same way every time', () => {
    fc.assert(
      fc.property(orderLikeText(), (text) => {
        expect(readMessage(text)).toEqual(readMessage(text));
      }),
    );
  });

  it('gives no quantity that is not above zero, at most a million, with three decimals', () => {
    fc.assert(
      fc.property(orderLikeText(), (text) => {
        for (const { quantity } of readMessage(text).phrases) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(1_000_000);
          expect(Math.abs(quantity * 1000 - Math.round(quantity * 1000))).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('reads the lines of a list in any order alike', () => {
    const lines = ['rice 5kg x 4', 'cola 2l x 12', 'bread x 20', 'milk 1l x 6'];
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (shuffled) => {
        expect(goods(shuffled.join('\n')).sort()).toEqual(goods(lines.join('\n')).sort());
      }),
    );
  });
});

/** Texts made of what orders are made of, in no order. */
function orderLikeText(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    '5',
    '12',
    'x',
    'x6',
    '2L',
    '440ml',
    '24x330',
    '3/4',
    'cola',
    'bread',
    'rice',
    'and',
    ',',
    '\n',
    '. ',
    ':',
    '-',
    '(',
    ')',
    'each',
    'no',
    'sorry',
    'make that',
    'cancel',
    'or',
    'half',
    'dozen',
    'two',
    'to',
    'case',
    '@',
    'R19.99',
    '\t',
    '|',
    'have 3 need 9',
    '082 555 0142',
    '1 000',
    '1,5',
    '½',
    '0',
    '-5',
    '99999999',
    '1e309',
  );
  return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));
}
