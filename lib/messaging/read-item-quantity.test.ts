import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItemPrice, readItemQuantity } from './read-item-quantity';

describe('readItemQuantity', () => {
  it.each([
    [3, 3],
    ['4', 4],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    [0.125, 0.125],
    [1_000_000, 1_000_000],
    ['007', 7],
  ])('takes %j for %d', (sent, quantity) => {
    expect(readItemQuantity(sent)).toEqual({ quantity, oddQuantity: null, unit: null });
  });

  it.each([undefined, null, '', '  '])('takes %j for no quantity', (sent) => {
    expect(readItemQuantity(sent)).toEqual({ quantity: null, oddQuantity: null, unit: null });
  });

  it.each([0, '0', -2, '-2', 1_000_001, 'many', '1,500', '1e9', Number.NaN, 1e21, 0.0001])(
    'keeps %j as what it is, for a clerk to see',
    (sent) => {
      expect(readItemQuantity(sent)).toMatchObject({ quantity: null, oddQuantity: String(sent) });
    },
  );

  it('rounds to three decimals, and says so', () => {
    expect(readItemQuantity('1.23456')).toMatchObject({ quantity: 1.235, oddQuantity: '1.23456' });
  });

  it('keeps a unit that is written behind the number', () => {
    expect(readItemQuantity('3 cases')).toEqual({ quantity: 3, oddQuantity: null, unit: 'cases' });
  });

  it('gives a quantity that a line can have, or none, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.double(), fc.integer(), fc.string()), (sent) => {
        const { quantity } = readItemQuantity(sent);
        if (quantity === null) return;
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(1_000_000);
        expect(Math.round(quantity * 1000) / 1000).toBe(quantity);
      }),
    );
  });
});

describe('readItemPrice', () => {
  it.each([
    [24.5, 24.5],
    ['24.50', 24.5],
    ['24,50', 24.5],
    [0, 0],
    [-1, null],
    ['free', null],
    [{}, null],
  ])('takes %j for %j', (sent, price) => {
    expect(readItemPrice(sent)).toBe(price);
  });
});
