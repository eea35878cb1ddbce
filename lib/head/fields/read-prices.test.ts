import { describe, expect, it } from 'vitest';
import { goodsIn, readKiosk as read } from '../testing/read-kiosk';

describe('prices', () => {
  it.each([
    ['milk 2l x6 @ R18.50 each', 'milk 2l', 18.5, 'each'],
    ['milk 2l 6 at R1 250,00', 'milk 2l', 1250, null],
    ['milk 2l | 6 | 18.50', 'milk 2l', 18.5, null],
    ['sku,milk 2l,12,44.50', 'milk 2l', 44.5, null],
  ])('%s', (text, goods, value, per) => {
    expect(read(text, goodsIn(text, goods)).statedPrices).toMatchObject([{ line: 0, value, per }]);
  });

  it.each([
    'milk 2l x6. total R111',
    'is milk 2l still R18.50?',
    'milk 2l x6, paid R200',
    'milk 2l x6 x 1.5',
  ])('none in: %s', (text) => {
    expect(read(text, goodsIn(text, 'milk 2l')).statedPrices).toEqual([]);
  });
});
