import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';
import { widestMargin } from './find-margins';

const marginsOf = (text: string): number[] => readMessage(text).phrases.map(({ margin }) => margin);

describe('the margin of a reading', () => {
  it('is narrow where a number may as well be that of the goods on its other side', () => {
    for (const margin of marginsOf('bread 5 6 milk')) expect(margin).toBeLessThan(1);
  });

  it('is wide where marks tell which number goes with which goods', () => {
    for (const margin of marginsOf('5 x bread, 6 x milk')) expect(margin).toBeGreaterThan(3);
  });

  it('is never below nothing nor beyond the widest, of whatever text', () => {
    for (const text of ['2', 'bread', '6 6 6 6', 'bread 2 milk 3 4 rice 2kg 10 sugar'])
      for (const margin of marginsOf(text)) {
        expect(margin).toBeGreaterThanOrEqual(0);
        expect(margin).toBeLessThanOrEqual(widestMargin);
      }
  });

  it('is the widest in a table, where every row is a line', () => {
    expect(marginsOf('Item\tQty\nbread\t5\nmilk\t6')).toEqual([widestMargin, widestMargin]);
  });
});
