import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const names = [
  'Karoo Cola 2L',
  'Karoo Cola 500ml x 24',
  'Blue Crane White Bread 700g',
  'Sunvalley Rice 10kg',
  '2 in. x 4 in. x 8 ft. Lumber',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: `p${i}`, sku: `SKU${i}`, name })),
  aliases: [],
});
const interpret = (text: string) => interpretMessage(index, text, { customerId: null });

describe('interpretMessage with bad input', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t \r\n '],
    ['64 KB', 'karoo cola 2l x 5, '.repeat(3500)],
    ['one long word', 'a'.repeat(20_000)],
    ['only emoji', '😀🎉👍🏽👨‍👩‍👧'.repeat(200)],
    ['right-to-left', 'مرحبا أريد 5 علب كولا من فضلك שלום 3'],
    ['control and zero-width characters', '5\u0000 ka\u200broo\u0007 cola\ufeff 2l'],
    ['lone surrogates', '5 \ud800 cola \udfff 2l'],
    ['half a table', '\t|\t|\n|||\n---|---'],
  ])('survives %s', (_, text) => {
    for (const line of interpret(text).lines) expect(text.slice(line.start, line.end)).toBe(line.phrase);
  });

  it.each(['-5 cola', '0 cola', '1e309 cola', '99999999 cola', '5.12345 cola'])(
    'takes no absurd quantity from %j silently',
    (text) => {
      for (const line of interpret(text).lines) {
        expect(line.quantity).toBeGreaterThan(0);
        expect(line.quantity).toBeLessThanOrEqual(1_000_000);
        expect(line.warnings.map(({ code }) => code)).toContain('quantity_unclear');
      }
    },
  );

  it('warns of a quantity far above what the customer usually orders', () => {
    const history = [{ productId: 'p0', times: 8, lastOrderedDaysAgo: 7, usualQuantity: 6 }];
    const { lines } = interpretMessage(index, '600 karoo cola 2l', { customerId: 'c1', history });
    expect(lines[0]?.warnings.map(({ code }) => code)).toContain('quantity_unusual');
  });
});
