import { expect, test } from 'vitest';
import type { FullOrderLine } from '@/lib/orders/answers';
import type { LineEdit } from './apply-edits';
import { isAsSeen, seenOf } from './is-as-seen';

const cola = { id: 'cola', sku: 'C', name: 'Cola', basePrice: 10, unitOfMeasure: 'EA', packSize: 24 };
const line = { id: 'a', quantity: 10, unit: null, product: cola, verified: false } as FullOrderLine;
const edit: LineEdit = {
  kind: 'choose',
  lineId: 'a',
  product: cola,
  quantity: 21,
  teach: null,
  seen: seenOf(line),
};

test('a line that another clerk has set meanwhile is not what was seen', () => {
  expect(isAsSeen(edit, [line])).toBe(true);
  expect(isAsSeen(edit, [{ ...line, quantity: 22 }])).toBe(false);
  expect(isAsSeen(edit, [{ ...line, unit: 'case' }])).toBe(false);
  expect(isAsSeen(edit, [{ ...line, product: { ...cola, id: 'milk' } }])).toBe(false);
  expect(isAsSeen(edit, [])).toBe(false);
});

test('what became of other lines, and that the same was confirmed, is no matter', () => {
  expect(
    isAsSeen(edit, [
      { ...line, verified: true },
      { ...line, id: 'b', quantity: 5 },
    ]),
  ).toBe(true);
});

test('who knows what it says now, or adds a line, is not held up', () => {
  expect(isAsSeen({ ...edit, seen: undefined }, [{ ...line, quantity: 22 }])).toBe(true);
  expect(isAsSeen({ kind: 'add', lineId: 'new', product: cola, quantity: 1 }, [])).toBe(true);
});
