import { describe, expect, it } from 'vitest';
import type { FullOrderLine } from '@/lib/orders/answers';
import type { LineEdit } from './apply-edits';
import { isInEffect } from './is-in-effect';

const cola = {
  id: 'cola',
  sku: 'SDR-1020',
  name: 'Cola 2L',
  basePrice: 20,
  unitOfMeasure: 'EA',
  packSize: 1,
};
const line: FullOrderLine = {
  id: 'first-line',
  rawItemText: '3 cola',
  quantity: 3,
  unit: null,
  orderQuantity: 3,
  quantityNote: null,
  matchConfidence: 1,
  matchReason: '',
  product: cola,
  unitPrice: 20,
  subtotal: 60,
  verified: true,
  span: null,
  candidates: [],
  decision: null,
  substitutes: [],
  itemCode: null,
  statedPrice: null,
  warnings: [],
};
const choose: LineEdit = { kind: 'choose', lineId: line.id, product: cola, quantity: 3, teach: null };

describe('whether an edit has reached the order', () => {
  it('a choice has once the line is confirmed with that product and that quantity', () => {
    expect(isInEffect(choose, [line])).toBe(true);
    expect(isInEffect(choose, [{ ...line, verified: false }])).toBe(false);
    expect(isInEffect(choose, [{ ...line, quantity: 4 }])).toBe(false);
    expect(isInEffect(choose, [{ ...line, product: { ...cola, id: 'other' } }])).toBe(false);
    expect(isInEffect(choose, [])).toBe(false);
  });

  it('a quantity has once the line says so, confirmed or not', () => {
    const typed: LineEdit = { ...choose, quantity: 4, onlyQuantity: true };
    expect(isInEffect(typed, [{ ...line, quantity: 4, verified: false }])).toBe(true);
    expect(isInEffect(typed, [line])).toBe(false);
  });

  it('a removal has once the line is gone', () => {
    expect(isInEffect({ kind: 'remove', lineId: line.id }, [line])).toBe(false);
    expect(isInEffect({ kind: 'remove', lineId: line.id }, [])).toBe(true);
  });

  it('an addition never has, as a line like it may have been there before', () => {
    expect(isInEffect({ kind: 'add', lineId: 'new', product: cola, quantity: 3 }, [line])).toBe(false);
  });
});
