import { describe, expect, it } from 'vitest';
import { productBody, productText } from './product-fields';

const stored = {
  id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e',
  sku: 'OIL-1',
  name: 'Sunflower oil',
  unitOfMeasure: 'EA',
  packSize: 6,
  basePrice: 42.5,
  binLocation: 'A-1',
  reorderPoint: 2.125,
  safetyStock: 0,
  category: 'Oil',
  isZeroRated: false,
  barcode: null,
  isDiscontinued: true,
  version: 3,
};

const ticked = { isZeroRated: true, isDiscontinued: false };

describe('productBody', () => {
  it('says what empty fields of a new product mean', () => {
    expect(productBody({ sku: ' OIL-1 ', name: 'Oil', basePrice: '12,5' }, ticked)).toEqual({
      sku: 'OIL-1',
      name: 'Oil',
      basePrice: 12.5,
      unitOfMeasure: 'EA',
      packSize: 1,
      binLocation: '',
      category: null,
      barcode: null,
      reorderPoint: 0,
      safetyStock: 0,
      isZeroRated: true,
      isDiscontinued: false,
    });
  });

  it('leaves what nobody touched as it is stored', () => {
    const { id: _, version: __, ...fields } = stored;
    expect(productBody({}, stored, stored)).toEqual(fields);
  });

  it('empties what was emptied', () => {
    const emptied = { category: ' ', packSize: '', binLocation: '' };
    expect(productBody(emptied, stored, stored)).toMatchObject({
      category: null,
      packSize: 1,
      binLocation: '',
    });
  });
});

describe('productText', () => {
  it('writes numbers with the tenant’s decimal sign, prices with two decimals', () => {
    expect(productText(stored, 'basePrice', ',')).toBe('42,50');
    expect(productText(stored, 'reorderPoint', ',')).toBe('2,125');
    expect(productText(stored, 'packSize', '.')).toBe('6');
    expect(productText(stored, 'barcode', '.')).toBe('');
    expect(productText(undefined, 'name', '.')).toBe('');
  });
});
