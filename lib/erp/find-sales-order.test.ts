import { describe, expect, it } from 'vitest';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { readFinding } from './find-sales-order';

const question = { orderId: 'order-1', idempotencyKey: 'ExternalOrderNo' };
const own = { ExternalOrderNo: 'order-1', SalesOrderNumber: 'SO7' };
const read = (status: number, body: unknown) =>
  readFinding(
    { status, headers: {}, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) },
    question,
  );

describe('readFinding', () => {
  it.each([[own], [[own]], [{ SalesOrders: [own] }], [{ value: [own] }], [{ data: own }]])(
    'finds the order in %j',
    (body) => {
      expect(read(200, body)).toEqual({ kind: 'found', reference: 'SO7' });
    },
  );

  it('finds the order among others when the ERP ignores the filter', () => {
    const body = [{ ExternalOrderNo: 'order-0', SalesOrderNumber: 'SO6' }, own];
    expect(read(200, body)).toEqual({ kind: 'found', reference: 'SO7' });
  });

  it.each([[[]], [{ SalesOrders: [] }], [{ orders: null }], [null]])('takes %j as a clear no', (body) => {
    expect(read(200, body)).toEqual({ kind: 'absent' });
  });

  it('takes 204 as a clear no, and 404, 405 and 501 as nothing to ask', () => {
    expect(read(204, '')).toEqual({ kind: 'absent' });
    for (const status of [404, 405, 501]) expect(read(status, '')).toMatchObject({ kind: 'cannot_be_asked' });
  });

  it.each([
    [200, [{ ExternalOrderNo: 'order-0' }]],
    [200, { SalesOrderNumber: 'SO7' }],
    [200, {}],
    [200, ''],
    [200, '<html>'],
    [200, { HasError: true, SalesOrders: [] }],
    [302, ''],
    [400, ''],
    [401, ''],
    [403, ''],
    [429, ''],
    [500, ''],
  ])('does not decide from %d %j', (status, body) => {
    expect(read(status, body)).toMatchObject({ kind: 'unclear' });
  });

  it('does not decide from a failed call', () => {
    expect(readFinding(new OutboundError('unreachable', 'refused'), question)).toMatchObject({
      kind: 'unclear',
    });
  });
});
