import { expect, it } from 'vitest';
import { parseRetryAfterMs, parseSleepMs } from './parse-time';

const now = Date.parse('2025-01-01T00:00:00Z');

it.each([
  ['', 0],
  ['30s', 30_000],
  ['1h30m', 5_400_000],
  ['1.5s', 1500],
  ['300ms', 300],
  ['2w', 1_209_600_000],
  ['2025-01-01T00:00:02.500Z', 2500],
  ['2024-12-31T00:00:00Z', 0],
  ['soon', undefined],
])('reads the sleep "%s" as %s ms', (text, expected) => {
  expect(parseSleepMs(text, now)).toBe(expected);
});

it.each([
  ['120', 120_000],
  ['2025-01-01T00:00:05Z', 5000],
  ['Wed, 01 Jan 2025 00:01:00 GMT', 60_000],
  ['later', undefined],
])('reads the Retry-After "%s" as %s ms', (text, expected) => {
  expect(parseRetryAfterMs(text, now)).toBe(expected);
});
