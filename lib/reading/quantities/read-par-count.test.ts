import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';

const linesIn = (text: string): [string, number][] =>
  readMessage(text).phrases.map(({ phrase, quantity }) => [phrase, quantity]);

describe('a count against par levels', () => {
  it('orders what each row says to send, and nothing of a row that is full', () => {
    expect(linesIn('brown bread 3/12 send 9\nwhite bread 12/12\nmilk 6 / 20 order 14')).toEqual([
      ['brown bread', 9],
      ['milk', 14],
    ]);
  });

  it('takes two small numbers for a count where another row has one', () => {
    expect(linesIn('brown bread 2/4 send 2\nmilk 3/12 send 9')).toEqual([
      ['brown bread', 2],
      ['milk', 9],
    ]);
  });

  it('leaves a fraction to goods where nothing is counted so', () => {
    expect(linesIn('copper elbow 3/4 need 6\ncopper elbow 1/2 need 2')).toEqual([
      ['copper elbow 3/4', 6],
      ['copper elbow 1/2', 2],
    ]);
  });
});
