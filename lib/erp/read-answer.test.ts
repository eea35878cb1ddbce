import { describe, expect, it } from 'vitest';
import { maxRetryAfterMs } from '../outbound/read-retry-after';
import { readAnswer } from './read-answer';

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer(
    { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) },
    'order-1',
  );

describe('readAnswer', () => {
  it.each([200, 201, 202])('takes %d with a reference as created, without one as accepted', (status) => {
    const created = { kind: 'created', reference: 'SO7', duplicate: false };
    expect(read(status, { OrderNo: 'SO7' })).toEqual(created);
    expect(read(status, {})).toEqual({ kind: 'accepted', words: '', contradiction: null });
  });

  it('does not believe a web page with status 200', () => {
    expect(read(200, ' <!doctype html>')).toEqual({
      kind: 'unknown',
      message: 'the ERP answered with a page, not with data',
      mayStillRun: false,
      isAway: false,
    });
  });

  it.each([400, 401, 403, 404, 413, 422])('takes %d as refused', (status) => {
    expect(read(status, { Message: 'no' })).toMatchObject({ kind: 'refused', status });
  });

  it('takes a 200 that carries an error as refused, with its words', () => {
    expect(read(200, { HasError: true, Message: 'Unknown account' })).toEqual({
      kind: 'refused',
      message: 'Unknown account',
      status: 200,
    });
  });

  it('takes a redirect as refused and says where it points', () => {
    expect(read(301, '', { location: 'https://erp/' })).toMatchObject({
      kind: 'refused',
      message: 'answered with a redirect to https://erp/',
    });
  });

  it('cannot tell from a 303 what became of the order', () => {
    expect(read(303, '', { location: '/orders' })).toMatchObject({ kind: 'unknown', mayStillRun: false });
  });

  it.each([
    [408, { mayStillRun: true, isAway: true }],
    [500, { mayStillRun: false, isAway: false }],
    [502, { mayStillRun: true, isAway: true }],
    [503, { mayStillRun: false, isAway: true }],
    [504, { mayStillRun: true, isAway: true }],
    [524, { mayStillRun: true, isAway: true }],
    [599, { mayStillRun: true, isAway: false }],
  ])('takes %d as an unknown outcome: %j', (status, told) => {
    expect(read(status, '')).toEqual({ kind: 'unknown', message: `HTTP ${status}`, ...told });
  });

  it.each([425, 429])('takes %d as surely not created', (status) => {
    expect(read(status, '')).toEqual({ kind: 'unavailable', message: `HTTP ${status}`, isAway: true });
  });

  it('passes Retry-After on, up to 15 minutes', () => {
    expect(read(429, '', { 'retry-after': '7' })).toMatchObject({ retryAfterMs: 7_000 });
    expect(read(503, '', { 'retry-after': '100000' })).toMatchObject({ retryAfterMs: maxRetryAfterMs });
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    expect(read(429, '', { 'retry-after': tomorrow })).toMatchObject({ retryAfterMs: 900_000 });
    expect(read(429, '')).not.toHaveProperty('retryAfterMs');
  });

  it('takes a 409, or a refusal that names the existing order, as a duplicate', () => {
    const there = { kind: 'created', reference: 'SO7', duplicate: true };
    expect(read(409, { OrderNo: 'SO7' })).toEqual(there);
    expect(read(409, 'conflict')).toEqual({ kind: 'duplicate', message: 'conflict', status: 409 });
    expect(read(400, { Message: 'Order already exists', Reference: 'SO7' })).toEqual(there);
    expect(read(200, { HasError: true, Message: 'Duplicate order', OrderNo: 'SO7' })).toEqual(there);
  });

  it('does not take a refusal for a duplicate only because it carries a reference or the word', () => {
    expect(read(400, { Message: 'Bad account', Reference: 'trace-1' })).toMatchObject({ kind: 'refused' });
    expect(read(400, { Message: 'Duplicate line' })).toMatchObject({ kind: 'refused' });
  });
});
