import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Kloof Rooibos Tea 20s',
  'Kloof Rooibos Tea 40s',
  'Roma Macaroni 500g',
  'Roma Shells 500g',
  'Roma Spaghetti 500g',
];
const orderedIn = ordersFrom(names);
const [twenties, forties, macaroni, , spaghetti] = names;

describe('interpretMessage, corrections', () => {
  it('finds the line that is called by its size alone', () => {
    expect(orderedIn('kloof rooibos 20s 5\nkloof rooibos 40s 2\noops the 40s should be 3')).toEqual([
      [twenties, 5],
      [forties, 3],
    ]);
  });

  it('puts what is meant in the place of what is denied', () => {
    expect(orderedIn('8 roma macaroni 500, 6 roma shells 500\nand not shells, meant spaghetti')).toEqual([
      [macaroni, 8],
      [spaghetti, 6],
    ]);
  });

  it('reads the new quantity of goods that are pointed at', () => {
    expect(orderedIn('6 roma macaroni 500 and 6 roma spaghetti 500\n*12 on the macaroni')).toEqual([
      [macaroni, 12],
      [spaghetti, 6],
    ]);
  });

  it.each([
    '8 roma shells 500. Scrap that, I meant roma spaghetti, same number',
    '8 roma shells 500. Swap the shells for roma spaghetti',
    '8 roma shells 500. roma spaghetti instead of the shells',
    '8 roma spaghetti 500, 3 roma shells 500, make that none',
  ])('gives what takes the place of other goods their quantity: %s', (text) => {
    expect(orderedIn(text)).toEqual([[spaghetti, 8]]);
  });

  it('ends goods where the speaker turns to the hearer', () => {
    expect(orderedIn('two roma spaghetti oh and six kloof rooibos forties okay thank you bye bye')).toEqual([
      [spaghetti, 2],
      [forties, 6],
    ]);
  });
});
