import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import type { HistoryEntry } from '../catalogue';
import { interpretMessage } from '../interpret-message';

const names = ['Sweetfield White Sugar 2.5kg', 'Sweetfield Brown Sugar 2.5kg', 'Dawnbake Brown Bread 700g'];
const index = buildIndex({
  products: names.map((name, i) => ({ id: `p${i}`, sku: `S${i}`, name })),
  aliases: [],
});
const brownSugar: HistoryEntry = {
  productId: 'p1',
  times: 3,
  lastOrderedDaysAgo: 7.4,
  last: { quantity: 5, unit: 'bag' },
};
const interpret = (text: string, history: HistoryEntry[]) =>
  interpretMessage(index, text, { customerId: 'c', history });
const read = (text: string, history: HistoryEntry[]) => interpret(text, history).lines;

describe('goods asked for as last time', () => {
  it.each(['the usual sugar please', 'sugar same as always', 'sugar as last time'])(
    'are one line, not the whole earlier order: %s',
    (text) => {
      const { lines, repeats } = interpret(text, [brownSugar]);
      expect(lines).toMatchObject([{ phrase: 'sugar', productId: 'p1', quantity: 5 }]);
      expect(repeats).toBeNull();
    },
  );

  it('are those of the earlier order, with the quantity of then', () => {
    const lines = read('10 brown bread, same sugar as last week', [brownSugar]);
    expect(lines[1]).toMatchObject({ phrase: 'sugar', productId: 'p1', quantity: 5, unit: 'bag' });
    expect(lines[1]?.quantityNote).toBe('the quantity ordered 7 days ago');
    expect(lines[1]?.reason).toContain('last ordered 7 days ago');
  });

  it('keep a quantity that the message says', () => {
    expect(read('8 sugar as last week', [brownSugar])).toMatchObject([{ productId: 'p1', quantity: 8 }]);
  });

  it('are never sure when several were ordered before', () => {
    const [line] = read('the usual sugar', [brownSugar, { ...brownSugar, productId: 'p0' }]);
    expect(
      line?.candidates
        .slice(0, 2)
        .map(({ productId }) => productId)
        .sort(),
    ).toEqual(['p0', 'p1']);
    expect(line?.confidence).toBeLessThan(0.6);
  });

  it('stay in the order with a warning when no earlier order has them', () => {
    const [line] = read('the usual sugar', []);
    expect(line?.warnings.map(({ code }) => code)).toEqual(['earlier_order_unknown']);
  });
});
