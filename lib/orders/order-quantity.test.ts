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
