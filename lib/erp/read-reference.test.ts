import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from './read-reference';

const orderId = 'order-1';

describe('readReference', () => {
  it.each([
    [{ erpSalesOrderId: 'SO-2026-7' }, 'SO-2026-7'],
    [{ SalesOrderNumber: 'SO-2026-7' }, 'SO-2026-7'],
    [{ sales_order_number: ' SO-2026-7 ' }, 'SO-2026-7'],
    [{ OrderNo: 'SO7' }, 'SO7'],
    [{ OrderNumber: 7 }, '7'],
    [{ Reference: 'SO7' }, 'SO7'],
    [{ ID: '991 | Reference:SO0007' }, 'SO0007'],
    [{ Message: 'Order exists. Reference: SO0007' }, 'SO0007'],
    ['ID: "991 | Reference:SO0007"', 'SO0007'],
    ['{"broken": "991 | Reference:SO0007"', 'SO0007'],
    [{ data: { OrderNo: 'SO7' } }, 'SO7'],
    [{ result: { salesOrder: { Reference: 'SO7' } } }, 'SO7'],
    [[{ OrderNo: 'SO7' }], 'SO7'],
    [{ Reference: 'batch 4', SalesOrderNumber: 'SO7' }, 'SO7'],
  ])('reads %j', (answer, expected) => {
    expect(readReference(answer, orderId)).toBe(expected);
  });

  it.each([
    [null],
    [{}],
    [''],
    ['OK'],
    [{ OrderNo: '' }],
    [{ OrderNo: null }],
    [{ OrderNo: 0 }],
    [{ OrderNo: 'x'.repeat(200) }],
    [{ ExternalOrderNo: 'SO7' }],
    [{ id: '4711' }],
    [{ id: 'ABCDEF12-3a52-4f0e-9a4e-2f4a5a7b8c9d' }],
    ['ABCDEF12-3a52-4f0e-9a4e-2f4a5a7b8c9d'],
    ['HTTP200'],
    ['ERR404'],
    ['12345'],
    [{ Lines: [{ Reference: 'L1' }] }],
    [{ customer: { Reference: 'C1' } }],
    [[{ OrderNo: 'SO7' }, { OrderNo: 'SO8' }]],
  ])('finds none in %j', (answer) => {
    expect(readReference(answer, orderId)).toBeNull();
  });

  it('never takes our own order id, echoed, for the reference', () => {
    expect(readReference({ orderNo: orderId, reference: 'SO7' }, orderId)).toBe('SO7');
    expect(readReference({ reference: orderId }, orderId)).toBeNull();
  });

  it('never throws, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const reference = readReference(answer, orderId);
        expect(reference === null || reference.length > 0).toBe(true);
      }),
    );
  });
});
