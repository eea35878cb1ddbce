import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';

const linesIn = (text: string): [string, number][] =>
  readMessage(text).phrases.map(({ phrase, quantity }) => [phrase, quantity]);

describe('a count of which there is enough', () => {
  it('orders nothing of it where other rows say what they need', () => {
    expect(linesIn('brown bread 2 need 10\nwhite bread 9 enough\nmilk 0, need 6')).toEqual([
      ['brown bread', 10],
      ['milk', 6],
    ]);
    expect(linesIn('brown bread - 2 - order 10\nwhite bread - 9 - nil')).toEqual([['brown bread', 10]]);
  });

  it('orders nothing of what stands on a shelf', () => {
    expect(linesIn('brown bread 10\nwhite bread 2 boxes on the shelf - ok')).toEqual([['brown bread', 10]]);
  });

  it('is an order where nothing else is counted', () => {
    expect(linesIn('brown bread 10 ok\nwhite bread 9 fine').map(([, quantity]) => quantity)).toEqual([10, 9]);
  });
});
