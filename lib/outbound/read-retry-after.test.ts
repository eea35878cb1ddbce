import { describe, expect, it } from 'vitest';
import { readRetryAfterMs } from './read-retry-after';

const now = new Date('2026-10-21T07:28:00Z');

describe('readRetryAfterMs', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ])('reads %s as %d ms', (header, expected) => {
    expect(readRetryAfterMs(header, now)).toBe(expected);
  });

  it.each([undefined, '', 'soon', 'Wed, soon', '-5', '1.5', '99999999999'])(
    'says nothing for %s',
    (header) => {
      expect(readRetryAfterMs(header, now)).toBeUndefined();
    },
  );
});
