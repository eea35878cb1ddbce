import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { interpret: interpretationOf, inWords: order } = ordersFrom([
  'Coke 330ml',
  'Coke 2L',
  'Eggs 6s',
  'Eggs 30s',
  'Rice 2kg',
  'Cane Sugar 2kg',
  'Cane Sugar 5kg',
]);

describe('so many of another size of the goods before', () => {
  it.each([
    ['6 coke 330ml, 4 2l', '6 Coke 330ml, 4 Coke 2L'],
    ['6 coke 330ml and 4 x 2l', '6 Coke 330ml, 4 Coke 2L'],
    ['6 cases coke 330ml, 4 cases of the 2l', '6 Coke 330ml, 4 Coke 2L'],
    ['6 coke 330ml\n4 2l', '6 Coke 330ml, 4 Coke 2L'],
    ['coke 330ml x6, 2l x4', '6 Coke 330ml, 4 Coke 2L'],
    ['6 eggs 6s and 4 of the 30s', '6 Eggs 6s, 4 Eggs 30s'],
    [
      '3 rice 2kg, 5 cane sugar 2kg, 4 5kg, 1 coke 2l',
      '3 Rice 2kg, 5 Cane Sugar 2kg, 4 Cane Sugar 5kg, 1 Coke 2L',
    ],
    ['6 coke 330ml, 4 2l. change the 2l to 5', '6 Coke 330ml, 5 Coke 2L'],
    ['6 coke 330ml 4 2l 3 rice 2kg', '6 Coke 330ml, 4 Coke 2L, 3 Rice 2kg'],
    ['6 2l coke, 4 330ml', '6 Coke 2L, 4 Coke 330ml'],
    ['6 2l and 4 330ml coke', '6 Coke 2L, 4 Coke 330ml'],
    ['eggs 30s x2 6s x4', '2 Eggs 30s, 4 Eggs 6s'],
    ['coke 12 2l 6 330ml', '12 Coke 2L, 6 Coke 330ml'],
    ['coke 330ml 30 cases, 2l 12', '30 Coke 330ml, 12 Coke 2L'],
    ['coke 330ml ...4\n-do- 2l ...6', '4 Coke 330ml, 6 Coke 2L'],
    ['coke 330ml 4\n" 2l 6', '4 Coke 330ml, 6 Coke 2L'],
    ['cane sugar 2 x10 5 x6', '10 Cane Sugar 2kg, 6 Cane Sugar 5kg'],
    ['6 coke 330 and 4 2l', '6 Coke 330ml, 4 Coke 2L'],
    ['coke 330 x6, 2l x4', '6 Coke 330ml, 4 Coke 2L'],
    ['6 eggs\n3 30s', '6 Eggs 6s, 3 Eggs 30s'],
    ['6 coke 330ml actually 4 2l', '4 Coke 2L'],
    ['6 coke 330ml, change to 4 of the 2l', '4 Coke 2L'],
    ['coke: 6 330ml, 4 2l', '6 Coke 330ml, 4 Coke 2L'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));

  it.each([
    ['that the goods are not sold in', '6 coke 330ml, 4 5l', '6 Coke 330ml'],
    ['of another measure', '3 rice 2kg, 4 2l', '3 Rice 2kg'],
  ])('is shown where it is one %s', (_, text, lines) => {
    expect(order(text)).toBe(lines);
    expect(interpretationOf(text).warnings.map(({ code }) => code)).toContain('left_out');
  });
});
