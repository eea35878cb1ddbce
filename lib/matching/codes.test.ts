import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index';
import { interpretMessage } from './interpret-message';

const catalogue: readonly (readonly [sku: string, name: string, barcode?: string])[] = [
  ['GRN-1005', 'Umbila Maize Meal 1kg'],
  ['GRN-1015', 'Umbila Maize Meal 5kg'],
  ['SUG-10', 'Canefield White Sugar 1kg', '2926326707325'],
  ['10045', 'Kopje Cola 2L'],
  ['BAB-3', 'Phase 3 Growing Up Milk 900g'],
  ['HAR-1', 'Code 10 Hair Gel 250ml'],
  ['BEV-9', 'Route 66 Root Beer 330ml'],
  ['VLV-1', 'DN25 Brass Valve'],
];
const products = catalogue.map(([sku, name, barcode = null]) => ({ id: name, sku, name, barcode }));
const taught = { id: 'a', text: 'DOZ-12', productId: 'Kopje Cola 2L', customerId: 'joe' };
const index = buildIndex({ products, aliases: [taught] });
const read = (text: string, customerId: string | null = null) =>
  interpretMessage(index, text, { customerId });
const orders = (text: string, customerId: string | null = null) =>
  read(text, customerId).lines.map(({ productId, quantity, confidence }) => [
    productId,
    quantity,
    confidence,
  ]);

describe('a code of the catalogue', () => {
  it.each([
    ['3 x GRN-1005', 'Umbila Maize Meal 1kg', 3],
    ['GRN-1005 x 3', 'Umbila Maize Meal 1kg', 3],
    ['3 grn1005', 'Umbila Maize Meal 1kg', 3],
    ['GRN 1005: 3', 'Umbila Maize Meal 1kg', 3],
    ['3xGRN-1005', 'Umbila Maize Meal 1kg', 3],
    ['5 x 2926326707325', 'Canefield White Sugar 1kg', 5],
    ['10045 x 7', 'Kopje Cola 2L', 7],
    ['pls send 5 x GRN-1015 Umbila Maize Meal 5kg', 'Umbila Maize Meal 5kg', 5],
  ])('is exact: %s', (text, product, quantity) => {
    expect(orders(text)).toEqual([[product, quantity, 1]]);
  });

  it('says which it was', () => {
    expect(read('3 x grn-1005').lines[0]?.reason).toBe('code GRN-1005');
  });

  it('that was taught counts for whom it was taught', () => {
    expect(orders('2 x DOZ-12', 'joe')).toEqual([['Kopje Cola 2L', 2, 1]]);
    expect(read('2 x DOZ-12').lines.map(({ productId }) => productId)).not.toContain('Kopje Cola 2L');
  });

  it('is doubted where the words name other goods', () => {
    const [line] = read('5 x GRN-1005 Kopje Cola 2L').lines;
    expect(line?.warnings).toContainEqual({
      code: 'code_differs',
      message: '“GRN-1005” is the code of Umbila Maize Meal 1kg.',
    });
  });

  it('is a number of theirs where they call it one', () => {
    expect(orders('PO 10045\n2 x GRN-1015')).toEqual([['Umbila Maize Meal 5kg', 2, 1]]);
  });
});

it.each([
  ['6 x Phase 3 Growing Up Milk 900g', 'Phase 3 Growing Up Milk 900g', 6],
  ['2 Code 10 Hair Gel', 'Code 10 Hair Gel 250ml', 2],
  ['Route 66 Root Beer 330ml x 24', 'Route 66 Root Beer 330ml', 24],
  ['4 DN25 Brass Valve', 'DN25 Brass Valve', 4],
])('takes words that name a product for goods, however they look: %s', (text, product, quantity) => {
  expect(orders(text).map(([name, count]) => [name, count])).toEqual([[product, quantity]]);
});

it('leaves out with a doubt what is counted and looks like a code that nobody knows', () => {
  const text = '2 x GRN-1015\n3 x QRX-9999';
  const left = read(text).accounted.filter(({ doubtful }) => doubtful);
  const lines = read(text).lines.map(({ phrase }) => phrase);
  expect([...lines, ...left.map(({ start, end }) => text.slice(start, end))].join()).toContain('QRX-9999');
});
