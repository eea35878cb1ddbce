import { expect, test } from 'vitest';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { applyEdits } from './apply-edits';

const cola = { id: 'cola', sku: 'C', name: 'Cola', basePrice: 10, unitOfMeasure: 'EA', packSize: 24 };
const milk = { ...cola, id: 'milk', sku: 'M', name: 'Milk', basePrice: 7.35 };

function line(id: string, product: FullOrderLine['product'], unitPrice: number | null): FullOrderLine {
  return {
    id,
    rawItemText: id,
    quantity: 2,
    unit: null,
    orderQuantity: 2,
    quantityNote: null,
    matchConfidence: 0.4,
    matchReason: 'every word fits',
    product,
    unitPrice,
    subtotal: unitPrice === null ? null : unitPrice * 2,
    verified: false,
    span: null,
    candidates: [],
    decision: null,
    substitutes: [],
    itemCode: null,
    statedPrice: null,
    warnings: [],
  };
}

const order = {
  id: 'o',
  version: 4,
  totalAmount: 19,
  lines: [line('a', cola, 9.5), line('b', null, null)],
} as unknown as FullOrder;

test('without edits the order is the very same', () => {
  expect(applyEdits(order, [])).toBe(order);
});

test('a chosen product shows at once, confirmed, with its price and the new total', () => {
  const after = applyEdits(order, [{ kind: 'choose', lineId: 'b', product: milk, quantity: 3, teach: null }]);
  expect(after.lines[1]).toMatchObject({ product: milk, quantity: 3, subtotal: 22.05, verified: true });
  expect(after.totalAmount).toBe(41.05);
  expect(order.lines[1]?.product).toBeNull();
});

test('a changed quantity keeps the price that the customer has', () => {
  const after = applyEdits(order, [{ kind: 'choose', lineId: 'a', product: cola, quantity: 5, teach: null }]);
  expect(after.lines[0]).toMatchObject({ unitPrice: 9.5, subtotal: 47.5 });
});

test('a quantity that was typed leaves a product in doubt as it was, and confirms one that is not', () => {
  const edit = {
    kind: 'choose',
    lineId: 'a',
    product: cola,
    quantity: 5,
    onlyQuantity: true,
    teach: null,
  } as const;
  expect(applyEdits(order, [edit]).lines[0]).toMatchObject({
    quantity: 5,
    subtotal: 47.5,
    verified: false,
    matchConfidence: 0.4,
  });
  const sure = { ...line('a', cola, 9.5), matchConfidence: 0.99 };
  expect(applyEdits({ ...order, lines: [sure] }, [edit]).lines[0]?.verified).toBe(true);
  const chosen = applyEdits(order, [{ ...edit, onlyQuantity: undefined }]).lines[0];
  expect(chosen?.verified).toBe(true);
});

test('a changed number of cases stays as many cases', () => {
  const cases = { ...line('a', cola, 10), unit: 'case', orderQuantity: 48, quantityNote: '2 × 24 = 48 EA' };
  const edit = { kind: 'choose', lineId: 'a', product: cola, quantity: 3, teach: null } as const;
  const [after] = applyEdits({ ...order, lines: [cases] }, [edit]).lines;
  expect(after).toMatchObject({ quantity: 3, orderQuantity: 72, subtotal: 720, quantityNote: null });
});

test('lines are added and removed in the order of the edits', () => {
  const after = applyEdits(order, [
    { kind: 'add', lineId: 'new', product: milk, quantity: 1 },
    { kind: 'remove', lineId: 'a' },
  ]);
  expect(after.lines.map(({ id }) => id)).toEqual(['b', 'new']);
  expect(after.totalAmount).toBe(7.35);
});

test('an edit of a line that is gone meanwhile changes nothing', () => {
  const after = applyEdits(order, [
    { kind: 'choose', lineId: 'gone', product: milk, quantity: 1, teach: null },
  ]);
  expect(after.lines).toEqual(order.lines);
});

test('a line that is brought back stands where it stood', () => {
  const edits = [
    { kind: 'remove', lineId: 'a' },
    { kind: 'restore', lineId: 'a', line: line('a', cola, 9.5), at: 0 },
  ] as const;
  expect(applyEdits(order, [...edits]).lines.map(({ id }) => id)).toEqual(['a', 'b']);
  // The service has brought it back by then.
  expect(applyEdits(order, [edits[1]]).lines.map(({ id }) => id)).toEqual(['a', 'b']);
});
