import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer';

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer({ status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }, 'order-1');

describe('readAnswer', () => {
  it.each([200, 201, 202])('takes %d as accepted, with the reference', (status) => {
    expect(read(status, { OrderNo: 'SO7' })).toEqual({
      kind: 'accepted',
      reference: 'SO7',
      isPlausible: true,
    });
  });

  it('does not believe a web page with status 200', () => {
    expect(read(200, ' <!doctype html>')).toEqual({ kind: 'accepted', reference: null, isPlausible: false });
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

  it.each([
    [408, true],
    [429, false],
    [500, true],
    [502, true],
    [503, true],
    [504, true],
  ])('takes %d as unavailable; outcome unknown: %s', (status, outcomeUnknown) => {
    expect(read(status, '')).toMatchObject({ kind: 'unavailable', outcomeUnknown });
  });

  it('passes Retry-After on', () => {
    expect(read(429, '', { 'retry-after': '7' })).toMatchObject({ retryAfterMs: 7_000 });
    expect(read(429, '')).not.toHaveProperty('retryAfterMs');
  });

  it('takes a 409, or a refusal that names the existing order, as a duplicate', () => {
    expect(read(409, { OrderNo: 'SO7' })).toMatchObject({ kind: 'duplicate', reference: 'SO7' });
    expect(read(409, 'conflict')).toMatchObject({ kind: 'duplicate', reference: null });
    expect(read(400, { Message: 'Order already exists', Reference: 'SO7' })).toMatchObject({
      kind: 'duplicate',
    });
    expect(read(200, { HasError: true, Message: 'Duplicate order', OrderNo: 'SO7' })).toMatchObject({
      kind: 'duplicate',
      reference: 'SO7',
    });
  });

  it('does not take a refusal for a duplicate only because it carries a reference or the word', () => {
    expect(read(400, { Message: 'Bad account', Reference: 'trace-1' })).toMatchObject({ kind: 'refused' });
    expect(read(400, { Message: 'Duplicate line' })).toMatchObject({ kind: 'refused' });
  });
});
