import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { inWords: order } = ordersFrom([
  'Rice',
  'Milk',
  'Sugar',
  'Melk',
  'Suiker',
  'Leche',
  'Arroz',
  'Lait',
  'Riz',
]);

describe('goods of an order of before', () => {
  it.each([
    ['6 milk. last week i ordered 3 sugar', '6 Milk'],
    ['6 milk. we ordered 3 sugar yesterday, where is it', '6 Milk'],
    ['6 melk. ek het gister 3 suiker bestel', '6 Melk'],
    ['6 leche. la semana pasada pedimos 3 arroz', '6 Leche'],
    ["6 lait. hier j'ai commandé 3 riz", '6 Lait'],
  ])('are not ordered: %s', (text, lines) => expect(order(text)).toBe(lines));

  it.each([
    ['i ordered 3 sugar last week, make it 5 this time', '5 Sugar'],
    ['6 milk. we ordered 3 sugar yesterday, please add 2 more', '6 Milk, 2 Sugar'],
    ['as ordered last week: 3 sugar', '3 Sugar'],
    ['i ordered 3 sugar', '3 Sugar'],
  ])('are where it is said how many now, or no time: %s', (text, lines) => expect(order(text)).toBe(lines));
});
