import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderQuantity } from './order-quantity';

const single = { unitOfMeasure: 'EA', packSize: 24 };
const caseOf24 = { unitOfMeasure: 'CASE', packSize: 24 };

describe('the quantity to order', () => {
  it('opens cases of what is sold singly', () => {
    expect(orderQuantity({ quantity: '2', unit: 'case' }, single)).toEqual({
      quantity: '48.000',
      note: '2 × 24 = 48 EA',
    });
  });

  it.each(['CS', 'ctn.', 'kaste'])('opens them however they are called: %s', (unit) => {
    expect(orderQuantity({ quantity: '2', unit }, single).quantity).toBe('48.000');
  });

  it('counts singles up to whole packs, and says when it rounded', () => {
    expect(orderQuantity({ quantity: '48', unit: 'each' }, caseOf24)).toEqual({
      quantity: '2.000',
      note: '48 single = 2 CASE of 24',
    });
    expect(orderQuantity({ quantity: '25', unit: 'each' }, caseOf24)).toEqual({
      quantity: '2.000',
      note: '25 single = 2 CASE of 24, rounded up',
    });
  });

  it.each([
    [{ quantity: '5', unit: null }, caseOf24],
    [{ quantity: '5', unit: 'case' }, caseOf24],
    [{ quantity: '5', unit: 'each' }, single],
    [
      { quantity: '2.5', unit: 'kg' },
      { unitOfMeasure: 'KG', packSize: 10 },
    ],
    [
      { quantity: '5', unit: 'case' },
      { unitOfMeasure: 'EA', packSize: 1 },
    ],
  ])('takes %j as it is for %j', (asked, product) => {
    expect(orderQuantity(asked, product)).toEqual({
      quantity: Number(asked.quantity).toFixed(3),
      note: null,
    });
  });

  it.each([
    ['500', 'g', 'KG', '0.500', '500 g = 0.5 KG'],
    ['750', 'ml', 'L', '0.750', '750 ml = 0.75 L'],
    ['2', 'kg', 'g', '2000.000', '2 kg = 2000 g'],
    ['1500', 'mm', 'M', '1.500', '1500 mm = 1.5 M'],
    ['0.1', 'g', 'KG', '0.001', '0.1 g = 0.001 KG'],
  ])('takes %s %s of what is sold by the %s as %s', (quantity, unit, unitOfMeasure, ordered, note) => {
    expect(orderQuantity({ quantity, unit }, { unitOfMeasure, packSize: 1 })).toEqual({
      quantity: ordered,
      note,
    });
  });

  it.each([
    ['2', 'dozen', single, '24.000', '2 × 12 = 24 EA'],
    ['1', 'Gross', single, '144.000', '1 × 144 = 144 EA'],
    ['2', 'duzias', { unitOfMeasure: 'BAG', packSize: 1 }, '24.000', '2 × 12 = 24 BAG'],
    ['4', 'doz', caseOf24, '2.000', '48 single = 2 CASE of 24'],
    ['2', 'doz', { unitOfMeasure: 'dozen', packSize: 1 }, '2.000', null],
    ['2', 'doz', { unitOfMeasure: 'KG', packSize: 1 }, '2.000', null],
  ])('takes %s %s of %j as %s', (quantity, unit, product, ordered, note) => {
    expect(orderQuantity({ quantity, unit }, product)).toEqual({ quantity: ordered, note });
  });

  it('makes no weight of a volume', () => {
    const asked = { quantity: '2', unit: 'l' };
    expect(orderQuantity(asked, { unitOfMeasure: 'KG', packSize: 1 })).toEqual({
      quantity: '2.000',
      note: null,
    });
  });

  it('never orders nothing, nor less than was asked for', () => {
    const unit = fc.constantFrom('case', 'each', 'box', null);
    const label = fc.constantFrom('EA', 'CASE', 'CTN', 'KG');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        unit,
        label,
        fc.integer({ min: 1, max: 500 }),
        (count, asked, unitOfMeasure, packSize) => {
          const { quantity } = orderQuantity(
            { quantity: String(count), unit: asked },
            { unitOfMeasure, packSize },
          );
          expect(Number(quantity)).toBeGreaterThan(0);
          expect(Number(quantity) * packSize).toBeGreaterThanOrEqual(count);
        },
      ),
    );
  });
});
