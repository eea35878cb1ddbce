import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { itemCodeKey, looksLikeItemCode } from './index/item-code-key';
import { interpretMessage } from './interpret-message';

const index = buildIndex({
  products: [
    { id: 'white', sku: 'BRD-1', name: 'White bread 700g' },
    { id: 'brown', sku: '44712', name: 'Brown bread 700g' },
    { id: 'cola', sku: 'BEV-1', name: 'Cola 330ml can 24-pack' },
  ],
  aliases: [],
  customerCodes: [
    { customerId: 'spaza', productId: 'white', code: '00447-12' },
    { customerId: 'spaza', productId: 'cola', code: 'C 330' },
  ],
});
const read = (text: string, customerId: string) =>
  interpretMessage(index, text, { customerId }).lines.map(({ productId, quantity, confidence, reason }) => ({
    productId,
    quantity,
    confidence,
    reason,
  }));

describe('a customer’s own code', () => {
  it.each(['5 x 44712', '44712 x 5', '5 x 447-12', '5 x 00447 12', '00044712 x 5'])(
    'is asked before everything else, however it is written: %j',
    (text) => {
      expect(read(text, 'spaza')).toEqual([
        { productId: 'white', quantity: 5, confidence: expect.closeTo(1, 1), reason: 'their code 00447-12' },
      ]);
    },
  );

  it('is forgiven its case, and stands among others in a list', () => {
    expect(read('44712 x 5\nc330 x 2', 'spaza')).toMatchObject([
      { productId: 'white', quantity: 5 },
      { productId: 'cola', quantity: 2 },
    ]);
  });

  it('means nothing to other customers', () => {
    expect(read('5 x 44712', 'other')).toMatchObject([{ productId: 'brown', reason: 'code 44712' }]);
  });

  it('is compared in one form, which stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(itemCodeKey(itemCodeKey(code))).toBe(itemCodeKey(code));
      }),
    );
    expect(itemCodeKey('000')).toBe('0');
    expect(itemCodeKey(' - ')).toBe('');
  });
});

it.each(['44712', 'KO-0012', 'A12.33', 'ab12', '6001/22'])('%s reads as an item code', (phrase) => {
  expect(looksLikeItemCode(phrase)).toBe(true);
});

it.each([
  '330ml',
  '2x5kg',
  'coke330',
  'sugar10kg',
  'oil500ml',
  'rice-10',
  '2.5l',
  '12',
  '330',
  'milk',
  'milk 2l',
  'a1',
  '-4471',
  '',
])('“%s” reads as none', (phrase) => {
  expect(looksLikeItemCode(phrase)).toBe(false);
});
