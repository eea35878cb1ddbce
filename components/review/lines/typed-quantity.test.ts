import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { readTypedQuantity } from './typed-quantity';

const t = wordsOf('reviewLines');

describe('a quantity as it is typed', () => {
  it.each([
    ['12', 12, undefined],
    ['2 cs', 2, 'case'],
    ['2cs', 2, 'case'],
    ['1,5 kg', 1.5, 'kg'],
    ['1.5KG', 1.5, 'kg'],
    [' 3  boxes ', 3, 'box'],
    ['4 kaste', 4, 'case'],
    ['2 slab', 2, 'slab'],
    ['10 ea.', 10, 'each'],
  ])('%s', (typed, quantity, unit) => {
    expect(readTypedQuantity(typed, 'SLAB', t)).toEqual({ quantity, unit });
  });

  it.each([
    ['', 'More than 0'],
    ['0', 'More than 0'],
    ['cs', 'More than 0'],
    ['1.2345', 'More than 0'],
    ['2 bananas', '“bananas” is no unit'],
  ])('“%s” is none, and says why', (typed, fault) => {
    expect(readTypedQuantity(typed, 'EA', t)).toEqual({ fault: expect.stringContaining(fault) });
  });
});
