import { expect, it } from 'vitest';
import { localDate, localTime } from './clock';

it('gives the date that the tenant’s wall clock shows', () => {
  const lateEvening = new Date('2026-03-31T22:30:00Z');
  expect(localDate(lateEvening, 'UTC')).toBe('2026-03-31');
  expect(localDate(lateEvening, 'Africa/Johannesburg')).toBe('2026-04-01');
  expect(localDate(new Date('2026-01-01T04:59:00Z'), 'America/New_York')).toBe('2025-12-31');
  expect(() => localDate(lateEvening, 'Mars/Olympus')).toThrow(RangeError);
});

it('gives the time that the tenant’s wall clock shows, midnight as 00', () => {
  expect(localTime(new Date('2026-03-31T22:05:59Z'), 'Africa/Johannesburg')).toBe('00:05');
  expect(localTime(new Date('2026-03-31T12:30:00Z'), 'UTC')).toBe('12:30');
});
