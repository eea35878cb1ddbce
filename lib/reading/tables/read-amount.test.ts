import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount';

describe('readAmount', () => {
  it.each([
    ['12', 12],
    ['x12', 12],
    ['12 cs', 12],
    ['reorder 18', 18],
    ['Qty: 6', 6],
    ['order 5 bags', 5],
  ])('reads %s', (text, value) => {
    expect(readAmount(text)).toBe(value);
  });

  it.each(['', 'R12.50 each one', 'on hand 4', 'shelf 2', 'reorder'])('reads nothing in “%s”', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});
