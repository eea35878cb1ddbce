import { expect, it } from 'vitest';
import { FailureCount } from './failure-count';

const minuteMs = 60_000;

it('counts the failures of the last hour and forgets the older ones', () => {
  const failures = new FailureCount();
  failures.add(0);
  failures.add(30 * minuteMs);
  failures.add(30 * minuteMs);
  expect(failures.inLastHour(59 * minuteMs)).toBe(3);
  expect(failures.inLastHour(60 * minuteMs)).toBe(2);
  expect(failures.inLastHour(90 * minuteMs)).toBe(0);
});
