import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from './byte-range';

const partial = (start: number, end: number) => ({ kind: 'partial', start, end });
const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-99', partial(0, 99)],
    ['bytes=0-0', partial(0, 0)],
    ['bytes=999-', partial(999, 999)],
    ['bytes=500-', partial(500, 999)],
    ['bytes=500-5000', partial(500, 999)],
    ['bytes=-100', partial(900, 999)],
    ['bytes=-5000', partial(0, 999)],
    ['Bytes = 1 - 2', partial(1, 2)],
    ['bytes=0-99999999999999999999999', partial(0, 999)],
  ])('reads %s of 1000 bytes', (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=1000-5',
    'bytes=0-1,5-6',
    'items=0-5',
    'bytes 0-5',
    'bytes=0x1-5',
    'bytes=1.5-5',
    'bytes=+1-5',
  ])('sends the whole for %s', (header) => {
    expect(parseByteRange(header, 1000)).toEqual(whole);
  });

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'cannot satisfy %s of 1000 bytes',
    (header) => {
      expect(parseByteRange(header, 1000)).toEqual(unsatisfiable);
    },
  );

  it('has no part of an empty body to give', () => {
    expect(parseByteRange('bytes=0-', 0)).toEqual(unsatisfiable);
    expect(parseByteRange('bytes=-5', 0)).toEqual(unsatisfiable);
    expect(parseByteRange(null, 0)).toEqual(whole);
  });

  it('never gives a part outside the body, whatever the header', () => {
    const number = fc.option(fc.bigInt({ min: 0n, max: 1n << 70n }), { nil: '' });
    const ranged = fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`);
    fc.assert(
      fc.property(fc.oneof(ranged, fc.string()), fc.nat(5_000), (header, size) => {
        const range = parseByteRange(header, size);
        if (range.kind !== 'partial') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
        expect(Number.isSafeInteger(range.start) && Number.isSafeInteger(range.end)).toBe(true);
      }),
    );
  });
});
